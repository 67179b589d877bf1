import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lockDataDir } from '../../platform/data-lock.ts'
import { freePort, spawnPlatform, type Settings } from './platform-process.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-'))
  folders.push(folder)
  return folder
}
const running: Awaited<ReturnType<typeof spawnPlatform>>[] = []
const start = async (settings: Settings) => {
  const port = await freePort()
  const platform = await spawnPlatform(
    { PLATFORM_PORT: String(port), PLATFORM_HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...settings },
    `http://127.0.0.1:${port}`,
  )
  running.push(platform)
  return platform
}
afterEach(async () => {
  for (const platform of running.splice(0)) if (platform.exitCode === null) await platform.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('a folder is locked once, also for a process with the same number', () => {
  const folder = newFolder()
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`DATA_DIR ${folder} is in use`)
  unlock()
  lockDataDir(folder)()
})

it('a second platform on a folder ends and says why; a killed one is followed at once', async () => {
  const DATA_DIR = newFolder()
  const first = await start({ DATA_DIR })
  expect(first.exitCode).toBeNull()
  const second = await start({ DATA_DIR })
  expect(second.exitCode).toBe(1)
  expect(second.complaint).toBe(`platform: DATA_DIR ${DATA_DIR} is in use by another process\n`)
  await first.kill('SIGKILL')
  expect((await start({ DATA_DIR })).exitCode).toBeNull()
}, 120_000)
