import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { meSchema } from '../../lib/contract/me.ts'
import { orderListSchema } from '../../lib/contract/order.ts'
import { voucherListSchema } from '../../lib/contract/prices.ts'
import { startHarness, START_MS, type Harness } from './harness.ts'
import { startIssuer, type Issuer } from './token-issuer.ts'

let issuer: Issuer
let harness: Harness
beforeAll(async () => {
  issuer = await startIssuer()
  harness = await startHarness({ env: { KEYCLOAK_URL: issuer.url } })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await issuer.stop()
})

const ask = (path: string, token?: string, method = 'GET') =>
  fetch(`${harness.url}/api/v1${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

const grantedSchema = z.object({ status: z.literal(1), result: z.unknown() })

const get = async <Schema extends z.ZodType>(path: string, schema: Schema, claims = {}) => {
  const answer = await ask(path, await issuer.sign({ claims }))
  return schema.parse(grantedSchema.parse(await answer.json()).result)
}

const ROUTES = [
  ['POST', '/users/auth'],
  ['GET', '/me'],
  ['GET', '/orders'],
  ['GET', '/vouchers'],
  ['GET', '/vouchers/paid-orders'],
] as const

describe('a good token', () => {
  it('says who its person is', async () => {
    const me = { id: 'user-1', email: 'demo@songai.example', first_name: 'Minh Anh', last_name: 'Nguyễn' }
    expect(await get('/me', meSchema)).toEqual({ ...me, avatar_url: null })
    const answer = await ask('/users/auth', await issuer.sign(), 'POST')
    expect(success(meSchema).parse(await answer.json()).result).toMatchObject(me)
  })

  it('opens the orders of the demo user, filtered, of packages that exist', async () => {
    const orders = await get('/orders?usagePackage=studio&type=STUDIO&status=PAID', orderListSchema)
    expect(orders.map(({ state }) => state).sort()).toEqual(['ACTIVE', 'USED', 'USING'])
    expect(orders.every(({ type, status }) => type === 'STUDIO' && status === 'PAID')).toBe(true)
    const packages = z
      .array(z.object({ id: z.string(), product: z.string() }))
      .parse(JSON.parse(readFileSync('platform/seed/voice-packages.json', 'utf8')))
    const all = await get('/orders', orderListSchema)
    expect(all.length).toBeGreaterThan(orders.length)
    for (const { package_id, usage_package } of all)
      expect(packages).toContainEqual({ id: package_id, product: usage_package })
    expect(await get('/orders?usagePackage=nothing', orderListSchema)).toEqual([])
    const using = orders.find(({ state }) => state === 'USING')
    expect(Date.parse(using?.expires_at ?? '')).toBeGreaterThan(Date.now())
  })

  it('opens personal vouchers and paid orders', async () => {
    const vouchers = await get('/vouchers', voucherListSchema)
    expect(vouchers.every(({ kind }) => kind === 'personal')).toBe(true)
    expect(vouchers.some(({ is_used }) => is_used)).toBe(true)
    const paid = await get('/vouchers/paid-orders', orderListSchema)
    expect(paid.length).toBeGreaterThan(0)
    expect(paid.every(({ status }) => status === 'PAID')).toBe(true)
  })

  it.each(['/orders', '/vouchers', '/vouchers/paid-orders'])(
    'of anybody else finds nothing at %s',
    async (path) => {
      expect(await get(path, z.array(z.unknown()), { email: 'somebody@else.example' })).toEqual([])
    },
  )

  it.each(['/orders', '/vouchers', '/vouchers/paid-orders'])(
    'of the same address, not known to be theirs, finds nothing at %s',
    async (path) => {
      for (const email_verified of [false, undefined])
        expect(await get(path, z.array(z.unknown()), { email_verified })).toEqual([])
    },
  )

  it('with a bad filter is told so', async () => {
    const answer = await ask('/orders?type=CAKE', await issuer.sign())
    expect(answer.status).toBe(400)
    expect(failureSchema.parse(await answer.json()).error_code).toBe('VALIDATION')
  })
})

describe('401 in the envelope', () => {
  const expectRefused = async (token?: string) => {
    for (const [method, path] of ROUTES) {
      const answer = await ask(path, token, method)
      expect(answer.status).toBe(401)
      expect(failureSchema.parse(await answer.json()).error_code).toBe('UNAUTHENTICATED')
    }
  }
  const now = () => Math.floor(Date.now() / 1000)

  it.each<[string, () => Promise<string | undefined> | string]>([
    ['no token', async () => undefined],
    ['garbage', () => 'x'],
    ['three parts of garbage', () => 'a.b.c'],
    ['another issuer', () => issuer.sign({ iss: 'https://evil.example/auth/realms/song-ai' })],
    ['another realm', () => issuer.sign({ iss: `${issuer.url}/realms/master` })],
    ['another audience', () => issuer.sign({ aud: 'website' })],
    ['another client', () => issuer.sign({ claims: { azp: 'other' } })],
    ['an ID token', () => issuer.sign({ claims: { typ: 'ID' } })],
    ['an expired token', () => issuer.sign({ exp: now() - 60 })],
    ['a token that never expires', () => issuer.withoutExpiry()],
    ['a token of tomorrow', () => issuer.sign({ claims: { nbf: now() + 3_600 } })],
    ['another key', () => issuer.signWithOtherKey()],
    ['a key nobody has', () => issuer.sign({ kid: 'key-2' })],
    ['the public key as a secret', () => issuer.signWithHmac()],
    ['no signature', () => issuer.unsigned()],
    ['nobody’s e-mail', () => issuer.sign({ claims: { email: undefined } })],
  ])('%s', async (_name, make) => {
    await expectRefused(await make())
  })

  it('before anything else about the request is looked at', async () => {
    expect((await ask('/orders?type=CAKE')).status).toBe(401)
  })
})

describe('the keys', () => {
  it('are asked for once, not at every request', async () => {
    await get('/me', meSchema)
    const { asked } = issuer.state
    await Promise.all([
      get('/me', meSchema),
      get('/orders', orderListSchema),
      get('/vouchers', voucherListSchema),
    ])
    expect(issuer.state.asked).toBe(asked)
  })

  it(
    'that cannot be had are 503, and the next request tries again',
    async () => {
      issuer.state.isDown = true
      const fresh = await startHarness({ env: { KEYCLOAK_URL: issuer.url } })
      try {
        const headers = { authorization: `Bearer ${await issuer.sign()}` }
        const answer = await fetch(`${fresh.url}/api/v1/me`, { headers })
        expect(answer.status).toBe(503)
        expect(failureSchema.parse(await answer.json()).error_code).toBe('UNAVAILABLE')
        issuer.state.isDown = false
        expect((await fetch(`${fresh.url}/api/v1/me`, { headers })).status).toBe(200)
      } finally {
        issuer.state.isDown = false
        await fresh.stop()
      }
    },
    START_MS,
  )
})
