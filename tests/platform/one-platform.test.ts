import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lockDataDir } from '../../platform/data-lock.ts'
import { eventually } from './forms.ts'
import { freePort, spawnPlatform, type Settings } from './platform-process.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

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

describe.skipIf(!hasPostgres)('on a PostgreSQL server (skipped where none is installed)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  afterAll(() => server?.stop())
  const startHere = () => start({ DATA_DIR: newFolder(), DATABASE_URL: server.url })
  const HOLDERS = `select pid from pg_stat_activity where application_name like 'song-platform %'`
  const holders = async () => (await server.query(HOLDERS)).rowCount ?? 0

  it('a second platform ends and says why; a killed one is followed at once', async () => {
    const first = await startHere()
    expect(first.complaint).toBe('')
    const second = await startHere()
    expect(second.exitCode).toBe(1)
    expect(second.complaint).toMatch(
      /^platform: DATABASE_URL is in use by another platform \(connected from 127\.0\.0\.1 since .+\): one process per database\n$/,
    )
    await first.kill('SIGKILL')
    expect((await startHere()).exitCode).toBeNull()
  }, 120_000)

  it('a platform whose connection broke takes the database again', async () => {
    const platform = await startHere()
    await server.query(`select pg_terminate_backend(pid) from (${HOLDERS}) held`)
    await eventually(async () => (await holders()) === 1)
    expect(platform.exitCode).toBeNull()
  }, 120_000)

  it('a platform that finds another one there after its connection broke ends', async () => {
    const platform = await startHere()
    // Its end is waited for from the beginning, or it would count as one nobody waits for.
    const otherEnds = expect(
      server.query(`
      select pg_terminate_backend(pid) from (${HOLDERS}) held;
      set application_name = 'song-platform other';
      select pg_advisory_lock(4001);
      select pg_sleep(30)`),
    ).rejects.toThrow('terminating connection')
    await platform.ended
    expect(platform.complaint).toContain('another platform has taken the database over')
    await server.query(`select pg_terminate_backend(pid) from (${HOLDERS}) held`)
    await otherEnds
  }, 60_000)
})
