import { configureCache, GrowthBook } from '@growthbook/growthbook-react'
import { sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../../platform/env.ts'
import { startPlatform } from '../../platform/start.ts'
import { startHarness, START_MS, type Harness } from './harness.ts'
import { collectLog } from './log.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

const SITE = 'http://localhost:3999'
const featuresSchema = z.object({
  status: z.literal(200),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.unknown() })),
  dateUpdated: z.iso.datetime(),
})

let folder: string
let file: string
let harness: Harness
const log = collectLog()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'))
  file = join(folder, 'flags.json')
  harness = await startHarness({
    env: { FLAGS_FILE: file, SITE_URL: SITE, LOG_LEVEL: 'warn' },
    logTo: log.stream,
  })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await rm(folder, { recursive: true, force: true })
})

const write = (flags: unknown) =>
  writeFile(file, typeof flags === 'string' ? flags : JSON.stringify(flags), 'utf8')

const features = async () =>
  featuresSchema.parse(await (await fetch(`${harness.url}/api/features/any`)).json()).features

/** Follows the event stream like a page of the site; gives the flags of each event as they come. */
const follow = async () => {
  const control = new AbortController()
  const response = await fetch(`${harness.url}/sub/any`, {
    headers: { origin: SITE },
    signal: control.signal,
  })
  const events: z.infer<typeof featuresSchema>[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^event: features\ndata: (.*)$/.exec(part)?.[1]
        if (data) events.push(featuresSchema.parse(JSON.parse(data)))
      }
    }
  }
  read().catch(() => undefined)
  return { response, events, stop: () => control.abort() }
}

it('begins with the flags of the site, for the site', async () => {
  const response = await fetch(`${harness.url}/api/features/sdk-demo`, { headers: { origin: SITE } })
  expect(response.headers.get('x-sse-support')).toBe('enabled')
  expect(response.headers.get('access-control-expose-headers')).toContain('x-sse-support')
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE)
  const { features: flags } = featuresSchema.parse(await response.json())
  expect(Object.keys(flags).sort()).toEqual([
    ...['discount-for-first-paid-user', 'new-auto-select-voucher', 'new-sso-aicall-ai', 'new-sso-aivoice-ai'],
  ])
})

it('an edit reaches open pages; a broken one changes nothing', async () => {
  const page = await follow()
  expect(page.response.headers.get('content-type')).toContain('text/event-stream')
  expect(page.response.headers.get('access-control-allow-origin')).toBe(SITE)
  await vi.waitFor(() => expect(page.events).toHaveLength(1))
  await write({ 'new-auto-select-voucher': false, plan: { defaultValue: 'b', rules: [{ force: 'c' }] } })
  await vi.waitFor(() => expect(page.events).toHaveLength(2), { timeout: 15_000 })
  expect(page.events[1]?.features).toEqual({
    'new-auto-select-voucher': { defaultValue: false },
    plan: { defaultValue: 'b', rules: [{ force: 'c' }] },
  })
  await write('{ "new-auto-select-voucher": tru')
  await vi.waitFor(() => expect(log.text()).toContain(file), { timeout: 15_000 })
  expect(page.events).toHaveLength(2)
  expect(await features()).toEqual(page.events[1]?.features)
  await write({ 'new-auto-select-voucher': true })
  await vi.waitFor(() => expect(page.events).toHaveLength(3), { timeout: 15_000 })
  page.stop()
})

it('the GrowthBook SDK reads them', async () => {
  configureCache({ disableCache: true })
  await write({ 'new-auto-select-voucher': true })
  await vi.waitFor(async () => expect(await features()).toHaveProperty('new-auto-select-voucher'))
  const growthbook = new GrowthBook({ apiHost: harness.url, clientKey: 'sdk-demo' })
  await growthbook.init({ timeout: 2_000 })
  expect(growthbook.isOn('new-auto-select-voucher')).toBe(true)
  expect(growthbook.isOn('unknown')).toBe(false)
  growthbook.destroy()
})

it(
  'open streams do not keep the process from stopping',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'flags-stop-'))
    const env = readEnv({
      DATA_DIR: dataDir,
      PLATFORM_PORT: '0',
      PLATFORM_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    })
    const platform = await startPlatform({ env, speaker: () => async () => null })
    const response = await fetch(`http://127.0.0.1:${platform.port}/sub/any`)
    const begun = performance.now()
    await platform.stop()
    expect(performance.now() - begun).toBeLessThan(3_000)
    await response.body?.cancel().catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true })
  },
  START_MS,
)

it(
  'a file that is broken at the start is named',
  async () => {
    const broken = join(folder, 'broken.json')
    await writeFile(broken, '{"a": [1]}', 'utf8')
    await expect(startHarness({ env: { FLAGS_FILE: broken } })).rejects.toThrow(
      /^FLAGS_FILE .*broken\.json is not right/,
    )
  },
  START_MS,
)

describe('flags in the database', () => {
  const NAME = 'new-auto-select-voucher'
  const flagsOf = async (harness: Harness): Promise<unknown> =>
    featuresSchema.parse(await (await fetch(`${harness.url}/api/features/any`)).json()).features
  const change = (harness: Harness, value: boolean) =>
    harness.context.database.db.execute(
      sql`update feature_flags set flags = flags || ${JSON.stringify({ [NAME]: value })}::jsonb`,
    )
  const fileOf = (name: string) => join(folder, name, 'flags.json')
  const flagOfFile = async (name: string): Promise<unknown> =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(fileOf(name), 'utf8')))[NAME]

  it(
    'outlive a restart, which takes an edit made meanwhile and not an older file',
    async () => {
      const own = await startHarness({ env: { FLAGS_FILE: fileOf('own') } })
      await change(own, false)
      await vi.waitFor(async () => expect(await flagsOf(own)).toHaveProperty(NAME, { defaultValue: false }))
      await vi.waitFor(async () => expect(await flagOfFile('own')).toBe(false))
      await own.restart(async () => {
        await writeFile(fileOf('own'), JSON.stringify({ [NAME]: true }))
        await utimes(fileOf('own'), 1, 1)
      })
      expect(await flagsOf(own)).toHaveProperty(NAME, { defaultValue: false })
      expect(await flagOfFile('own')).toBe(false)
      await own.restart(() => writeFile(fileOf('own'), JSON.stringify({ [NAME]: 'edited' })))
      expect(await flagsOf(own)).toEqual({ [NAME]: { defaultValue: 'edited' } })
      await own.stop()
    },
    START_MS * 2,
  )

  it.skipIf(!hasPostgres)(
    'are those of every replica, whichever file was edited (skipped where no PostgreSQL is installed)',
    async () => {
      const postgres = await startPostgres()
      const start = (name: string) =>
        startHarness({
          env: { DATABASE_URL: postgres.url, APP_SECRET: 'x'.repeat(32), FLAGS_FILE: fileOf(name) },
        })
      const [first, second] = [await start('first'), await start('second')]
      const everywhere = async (value: unknown) => {
        for (const harness of [first, second])
          await vi.waitFor(
            async () => expect(await flagsOf(harness)).toHaveProperty(NAME, { defaultValue: value }),
            { timeout: 15_000 },
          )
        for (const name of ['first', 'second'])
          await vi.waitFor(async () => expect(await flagOfFile(name)).toBe(value), { timeout: 5_000 })
      }
      await everywhere(true)
      await writeFile(fileOf('second'), JSON.stringify({ [NAME]: 'b' }))
      await everywhere('b')
      await change(first, false)
      await everywhere(false)
      // A replica that is new, with a file made from the seed a moment ago or with none, changes nothing.
      const third = await start('third')
      await everywhere(false)
      for (const harness of [first, second, third]) await harness.stop()
      await postgres.stop()
    },
    START_MS * 3,
  )
})
