import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { LOCALE_COOKIE } from '@/lib/i18n/config'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const ABROAD = '203.0.113.7'

const person = { accept: 'text/html', 'user-agent': BROWSER, 'x-forwarded-for': ABROAD }

const visit = async (path: string, headers: Record<string, string>, method = 'GET') =>
  (await import('@/proxy')).proxy(new NextRequest(`http://site.example${path}`, { method, headers }))

const lookUp = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ip: ABROAD, country: 'DE' }))

beforeEach(() => void vi.resetModules())

test('a person from abroad is led to the English page, and remembered', async () => {
  const asked = lookUp()
  const response = await visit('/aicall?a=1', person)
  expect(response.status).toBe(307)
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/en/aicall')
  expect(response.cookies.get(LOCALE_COOKIE.name)?.value).toBe('en')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['a crawler', { ...person, 'user-agent': 'Googlebot/2.1' }, 'GET'],
  ['a program that wants no page', { ...person, accept: '*/*' }, 'GET'],
  ['HEAD', person, 'HEAD'],
  ['somebody whose language is known', { ...person, cookie: `${LOCALE_COOKIE.name}=vi` }, 'GET'],
])('%s is moved nowhere, and nobody is asked where it is', async (_name, headers, method) => {
  const asked = lookUp()
  const response = await visit('/aicall', headers, method)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://site.example/vi/aicall')
  expect(asked).not.toHaveBeenCalled()
})

test('who claims no address that is one is at home', async () => {
  const asked = lookUp()
  const response = await visit('/aicall', { ...person, 'x-forwarded-for': 'x'.repeat(10_000) })
  expect(response.headers.get('location')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['/sales-kit/banking/sales/aicall', '/leaflets/vi/sales-kit/banking/sales/aicall'],
  ['/en/sales-kit/banking/sales/aicall', '/leaflets/en/sales-kit/banking/sales/aicall'],
  ['/sales-kit/banking/sales/none', '/vi/sales-kit/banking/sales/none'],
  ['/leaflets/vi/sales-kit/banking/sales/aicall', '/vi/leaflets/vi/sales-kit/banking/sales/aicall'],
  ['/leaflets/vi/sales-kit/banking/sales/none.x', '/vi/leaflets/vi/sales-kit/banking/sales/none.x'],
])('only what is a leaflet is rendered as one: %s', async (path, internal) => {
  const response = await visit(path, { ...person, accept: '*/*' })
  expect(response.headers.get('x-middleware-rewrite')).toBe(`http://site.example${internal}`)
})
