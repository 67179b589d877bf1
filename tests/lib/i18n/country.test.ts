import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = async () => (await import('@/lib/i18n/country')).visitorCountry
const from = (address: string, more: Record<string, string> = {}) =>
  new Headers({ 'x-forwarded-for': address, ...more })

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

const answering = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))

test('the CDN header is believed and no service is asked', async () => {
  const ask = vi.spyOn(globalThis, 'fetch')
  expect(await (await load())(from('1.1.1.1', { 'cf-ipcountry': 'JP' }))).toBe('JP')
  expect(await (await load())(from('1.1.1.1', { 'x-vercel-ip-country': 'FR' }))).toBe('FR')
  expect(ask).not.toHaveBeenCalled()
})

test('the service is asked once per address', async () => {
  const ask = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ status: 1, result: { ip: '2.2.2.2', country: 'US' } }))
  const visitorCountry = await load()
  expect(await visitorCountry(from('2.2.2.2, 10.0.0.1'))).toBe('US')
  expect(await visitorCountry(from('2.2.2.2'))).toBe('US')
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([
  ['in the envelope', { status: 1, result: { ip: '2.2.2.2', country: 'US' } }],
  ['bare', { ip: '2.2.2.2', country: 'US' }],
  ['as country_code', { country: 'United States', country_code: 'US' }],
  ['as countryCode', { country: 'United States', countryCode: 'US' }],
])('an answer %s is understood', async (_name, body) => {
  answering(body)
  expect(await (await load())(from('2.2.2.2'))).toBe('US')
})

test('a whole /64 is asked about once', async () => {
  const ask = answering({ ip: '', country: 'US' })
  const visitorCountry = await load()
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) await visitorCountry(from(address))
  expect(ask).toHaveBeenCalledTimes(1)
  await visitorCountry(from('2001:db8:1:3::1'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each(['', 'unknown', 'x'.repeat(100_000), '1.2.3.4:80'])('nobody is asked about %.20s', async (text) => {
  const ask = answering({ ip: '', country: 'US' })
  expect(await (await load())(from(text))).toBe('VN')
  expect(ask).not.toHaveBeenCalled()
})

test('another’s service is asked where one is configured, and learns the address alone', async () => {
  vi.stubEnv('IP_LOOKUP_URL', 'https://lookup.example/{ip}/json?token=t')
  const ask = answering({ country: 'DE' })
  expect(await (await load())(from('2001:db8::1', { cookie: 'visitor=abc' }))).toBe('DE')
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'https://lookup.example/2001%3Adb8%3A%3A1/json?token=t',
    expect.objectContaining({ headers: {} }),
  )
})

test.each([
  ['an error', async () => Promise.reject(new Error('down'))],
  ['nonsense', async () => Response.json({ hello: 1 })],
  ['a word that is no country', async () => Response.json({ status: 1, result: { country: 'Vietnam' } })],
])('%s means Vietnam', async (_name, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  expect(await (await load())(from('3.3.3.3'))).toBe('VN')
})
