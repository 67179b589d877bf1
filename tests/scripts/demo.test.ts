import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/lib/processes.ts'

const START_MS = 60_000
const OWN = new Set(['.next', '.data', '.env'])

/** A build that goes on until it is told to end, as the real one tells its workers. */
const ENDLESS = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
process.on('exit', () => worker.kill())
process.on('SIGTERM', () => process.exit(143))
process.on('SIGINT', () => process.exit(130))
writeFileSync('.next/started', String(process.pid))
setInterval(() => {}, 1000)`

const FAILING = `
for (let line = 1; line <= 100; line++) console.log('LINE ' + line)
process.exit(3)`

let folder = ''
let demo: ChildProcess

/** Starts the demo in a tree of its own, in a process group of its own, with another program in place of \`next build\`. */
const startDemo = async (next: string) => {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(path.join(bin, 'next'), `#!/usr/bin/env node\n${next}\n`, { mode: 0o755 })
  demo = spawn(process.execPath, ['scripts/demo.ts'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      PATH: [bin, path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      PORT: String(await freePort()),
      PLATFORM_PORT: String(await freePort()),
      // Signing in elsewhere leaves one program less to start.
      KEYCLOAK_URL: 'http://sign-in.example/auth',
      DATA_DIR: path.join(folder, '.data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return demo.pid ?? 0
}

/** The process of the endless build, once it has named itself. */
const endlessBuild = () =>
  vi.waitFor(() => {
    const id = Number(readFileSync(path.join(folder, '.next/started'), 'utf8'))
    expect(id).toBeGreaterThan(0)
    return id
  }, START_MS)

/** Whether a process of the group is still there. */
const isAlive = (group: number) => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-'))
  mkdirSync(path.join(folder, '.next'))
  for (const name of readdirSync('.')) {
    if (!OWN.has(name)) symlinkSync(path.resolve(name), path.join(folder, name))
  }
})
afterEach(() => {
  if (isAlive(demo.pid ?? 0)) process.kill(-(demo.pid ?? 0), 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a polite kill', (group: number) => process.kill(group, 'SIGTERM')],
  // The terminal tells the whole group, and npm passes on what it got.
  [
    'Ctrl+C under npm',
    (group: number) => {
      process.kill(-group, 'SIGINT')
      process.kill(group, 'SIGINT')
    },
  ],
  ['Ctrl+C that the build hears first', (_group: number, build: number) => process.kill(build, 'SIGINT')],
])(
  '%s during the build leaves no process and no complaint',
  async (_name, end) => {
    const group = await startDemo(ENDLESS)
    const output = text(demo.stdout!)
    end(group, await endlessBuild())
    await once(demo, 'exit')
    await vi.waitFor(() => expect(isAlive(group)).toBe(false), 5_000)
    expect(/demo:.*/.exec(await output)?.[0]).toBeUndefined()
  },
  START_MS + 20_000,
)

test(
  'a build that fails shows its last lines and names the file of all of them',
  async () => {
    const group = await startDemo(FAILING)
    const [output, [code]] = await Promise.all([text(demo.stdout!), once(demo, 'exit')])
    expect(code).toBe(1)
    expect(output).toContain('LINE 100')
    expect(output).not.toContain('LINE 50\n')
    const log = /\S+\.log/.exec(output)?.[0] ?? ''
    expect(readFileSync(path.join(folder, log), 'utf8')).toContain('LINE 1\n')
    expect(isAlive(group)).toBe(false)
  },
  START_MS + 20_000,
)
