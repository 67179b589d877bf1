import { describe, expect, it } from 'vitest'
import { readIdentityEnv } from '../../../platform/identity/env.ts'

const PRODUCTION = { NODE_ENV: 'production' }

describe('settings', () => {
  it.each([
    [{ IDENTITY_PORT: 'x' }, 'IDENTITY_PORT'],
    [{ KEYCLOAK_URL: 'http://localhost:8180' }, 'KEYCLOAK_URL: must end in /auth'],
    [{ KEYCLOAK_REALM: 'a/b' }, 'KEYCLOAK_REALM'],
    [{ SITE_URL: 'nowhere' }, 'SITE_URL'],
    [{ DEMO_USER: 'nobody' }, 'DEMO_USER'],
    [{ DEMO_USER: 'demo@songai.example' }, 'DEMO_USER_PASSWORD: is missing'],
    [{ ...PRODUCTION, DATABASE_URL: 'postgres://song:song@postgres/song' }, 'DATABASE_URL: has a password'],
    [{ ...PRODUCTION, DEMO_USER: 'demo@songai.example' }, 'DEMO_USER: belongs to a demo'],
    [{ ...PRODUCTION, DEMO_USER_PASSWORD: 'thu-giong-noi' }, 'DEMO_USER_PASSWORD: belongs to a demo'],
  ])('%j is named', (env, words) => {
    expect(() => readIdentityEnv(env)).toThrow(words)
  })

  it('make no user unless they name one', () => {
    for (const env of [{}, PRODUCTION, { DEMO_USER: '' }])
      expect(readIdentityEnv(env).DEMO_USER).toBeUndefined()
  })
})
