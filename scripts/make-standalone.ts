import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import nft from 'next/dist/compiled/@vercel/nft/index.js'

// What the programs of a built checkout load, and nothing else, as a folder of its own: what Next has traced of the pages, and the same
// of our programs, which Next's own `output: standalone` knows nothing of.
const TARGET = process.argv[2] ?? '.next/standalone'
const PROGRAMS = [
  'scripts/start.ts',
  'scripts/serve/shared-cache.ts',
  'platform/main.ts',
  'platform/identity/main.ts',
  'platform/migrate.ts',
  'platform/make-bucket.ts',
  'platform/inbox.ts',
  'next.config.ts',
]
/** One opens its data by itself; the other's addresses are looked up as Next starts, whatever builds. */
const WHOLE = [
  'node_modules/@echogarden/espeak-ng-emscripten',
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime',
]
/** Read by name at run time, so no trace finds them. */
const READ = [
  'package.json',
  'locales',
  'content',
  'public',
  'platform',
  '.next/static',
  '.next/compressed',
  '.next/compile-cache',
]
/** Of the build alone: compilers, what renders in development, and types. */
const NOT_RUN = [
  '**/*.d.ts',
  '**/*.map',
  '**/.next/cache/**',
  '**/.next/standalone/**',
  '**/node_modules/{typescript,@next/swc-*,lightningcss*,@tailwindcss,node}/**',
  '**/node_modules/next/dist/compiled/{babel,babel-packages,terser,sass-loader,postcss*,next-devtools}/**',
  '**/node_modules/next/dist/{build/swc,server/dev,esm,experimental/testmode}/**',
]

const source = async (file: string) => {
  try {
    const text = await readFile(file)
    return file.endsWith('.ts') ? stripTypeScriptTypes(String(text)) : text
  } catch {
    return null
  }
}

/** Next's own lists of what a page or its server loads beside what it built, as paths from here. */
const tracedByNext = () => {
  const lists = readdirSync('.next', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.nft.json'),
  )
  return lists.flatMap((name) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(path.join('.next', name), 'utf8'))
    return files
      .map((file) => path.relative('.', path.resolve('.next', path.dirname(name), file)))
      .filter((file) => !file.startsWith('.next/server/'))
  })
}

const built = readdirSync('.next', { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('trace'))
  .map(({ name }) => path.join('.next', name))

const { fileList } = await nft.nodeFileTrace(PROGRAMS, { base: '.', ignore: NOT_RUN, readFile: source })
rmSync(TARGET, { recursive: true, force: true })
for (const file of new Set([...fileList, ...tracedByNext(), ...built, '.next/server', ...READ, ...WHOLE])) {
  if (!existsSync(file)) continue
  mkdirSync(path.dirname(path.join(TARGET, file)), { recursive: true })
  cpSync(file, path.join(TARGET, file), { recursive: true, verbatimSymlinks: true })
}
