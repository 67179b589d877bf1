import { configureCache, GrowthBook } from '@growthbook/growthbook-react'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../../platform/env.ts'
import { startPlatform } from '../../platform/start.ts'
import { startHarness, START_MS, type Harness } from './harness.ts'
import { collectLog } from './log.ts'

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
