import { beforeEach, expect, test, vi } from 'vitest'

const load = async () => (await import('@/lib/i18n/country')).visitorCountry
const from = (address: string, more: Record<string, string> = {}) =>
  new Headers({ 'x-forwarded-for': address, ...more })

beforeEach(() => vi.resetModules())

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
  ['an error', async () => Promise.reject(new Error('down'))],
  ['nonsense', async () => Response.json({ hello: 1 })],
  ['a word that is no country', async () => Response.json({ status: 1, result: { country: 'Vietnam' } })],
])('%s means Vietnam', async (_name, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  expect(await (await load())(from('3.3.3.3'))).toBe('VN')
})
