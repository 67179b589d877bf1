import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHarness, START_MS, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

describe('garbage is never a failure of the server', () => {
  const OPENID = '/protocol/openid-connect'
  it.each([
    '/',
    '/login-actions/x',
    '/login-actions/x/registration',
    '/login-actions/%E0%A4%A',
    `${OPENID}/auth`,
    `${OPENID}/auth/x`,
    `${OPENID}/auth?client_id=website&state=%00`,
    `${OPENID}/auth?client_id=a&client_id=b`,
    `${OPENID}/logout?id_token_hint=x`,
    `${OPENID}/logout?id_token_hint=a.b.c`,
    `${OPENID}/logout/confirm`,
    `${OPENID}/token`,
    `${OPENID}/userinfo`,
    `${OPENID}/nothing`,
    `${OPENID}/registrations?x=${'y'.repeat(4_000)}`,
    '/account/profile',
    '/account?error=access_denied',
  ])('GET %s', async (path) => {
    const response = await fetch(harness.issuer + path, {
      redirect: 'manual',
      headers: { cookie: 'KEYCLOAK_IDENTITY=x; AUTH_SESSION=%00' },
    })
    expect(response.status).toBeLessThan(500)
  })

  it.each([
    [`${OPENID}/token`, 'grant_type=refresh_token&refresh_token=%00&client_id=website'],
    [`${OPENID}/token`, 'grant_type=password&client_id=website'],
    [`${OPENID}/token`, `code=${'x'.repeat(70_000)}`],
    [`${OPENID}/token`, '{"a":'],
    [`${OPENID}/logout/confirm`, 'xsrf=x&logout=yes'],
    ['/login-actions/x', 'username=a&password=b'],
    ['/login-actions/x/registration', 'username[]=a'],
    ['/account/password', 'token=x'],
    ['/account/profile', 'x'.repeat(70_000)],
  ])('POST %s %.20s', async (path, body) => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data']) {
      const response = await fetch(harness.issuer + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'content-type': type },
      })
      expect(response.status).toBeLessThan(500)
    }
  })
})
