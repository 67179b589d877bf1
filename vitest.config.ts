import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

const hasRoomInMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

// A platform starts by copying a thousand files, which takes a disk a second: into memory where there is plenty.
if (hasRoomInMemory()) {
  const folder = mkdtempSync(`${MEMORY}/tests-`)
  // PostgreSQL is run by a user of its own.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** What puts another module in the place of one, or loads modules anew with other settings: no other file may see those. */
const ALONE = globSync('tests/**/*.test.ts', { cwd: root }).filter((file) =>
  /vi\.(?:mock|resetModules)\(/.test(readFileSync(`${root}${file}`, 'utf8')),
)

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: fileURLToPath(new URL('tests/server-only.ts', import.meta.url)) },
      // Next's package has no exports map, so a bare 'next/headers' needs its ending outside of Next's own bundler.
      {
        find: /^next\/(cache|headers|link|navigation|dynamic|server|root-params)$/,
        replacement: 'next/$1.js',
      },
    ],
  },
  test: {
    server: { deps: { inline: ['next-i18next'] } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Half of the time goes into waiting (servers, timers): three files at once also on two cores.
    maxWorkers: 3,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/{app,components,features}/**/*.test.tsx'],
          setupFiles: ['tests/patience.ts'],
          // Each file has a document of its own in a fresh context: isolated as in a process, without starting one.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts', 'tests/lib/**/*.test.tsx'],
          exclude: [
            ...configDefaults.exclude,
            ...ALONE,
            // Slow, and of use only with the services of `npm run test:services`, which has them.
            ...(process.env['TEST_DATABASE_URL'] ? [] : ['tests/platform/{replicas,two-platforms}.test.ts']),
          ],
          // Files share what they import: loading it anew for each took half of the time.
          isolate: false,
        },
      },
    ],
  },
})
