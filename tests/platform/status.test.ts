import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALES } from '../../lib/contract/enums.ts'
import { vietnamDay } from '../../lib/domain/vietnam-day.ts'
import { probeAll, readStatus } from '../../platform/status/probes.ts'
import messages from '../../platform/status/messages.json' with { type: 'json' }
import { startHarness, START_MS, type Harness } from './harness.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.parse('2026-11-23T05:00:00Z')

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ clock: () => NOW })
}, START_MS)
afterAll(() => harness.stop())

const well = async () => undefined
const ill = () => Promise.reject(new Error('gone'))
const page = async (lang: string) => {
  const response = await fetch(`${harness.url}/status?lang=${lang}`)
  return { policy: response.headers.get('content-security-policy') ?? '', text: await response.text() }
}

it('says how the services are and were, in both languages, and runs nothing', async () => {
  const { db } = harness.context.database
  expect((await page('vi')).text).toContain(messages.vi.none)
  await probeAll(db, { site: well, platform: well }, NOW - 2 * DAY_MS)
  await probeAll(db, { site: ill, platform: well }, NOW - DAY_MS)
  await probeAll(db, { site: well, platform: well }, NOW - DAY_MS)
  await probeAll(db, { site: well, platform: ill }, NOW)

  const [site, platform] = await readStatus(db, NOW)
  expect(site).toMatchObject({ service: 'site', isUp: true })
  expect(platform).toMatchObject({ service: 'platform', isUp: false })
  expect(site?.days).toHaveLength(90)
  expect(site?.days.slice(-4).map(({ share }) => share)).toEqual([null, 1, 0.5, 1])
  expect(site?.days.at(-1)?.day).toBe(vietnamDay(NOW))

  for (const lang of LOCALES) {
    const { text, policy } = await page(lang)
    expect(text).toContain(`<html lang="${lang}">`)
    expect(text).toContain(messages[lang].someDown)
    expect(text).toContain(messages[lang].site)
    expect(text).not.toContain(messages[lang].signIn)
    expect(text).not.toContain('<script')
    expect(policy).toMatch(/default-src 'none'; ?style-src 'self'/)
    expect(policy).not.toContain('unsafe')
  }
  expect((await page('fr')).text).toContain('<html lang="vi">')
})
