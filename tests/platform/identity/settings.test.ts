import { describe, expect, it } from 'vitest'
import { readIdentityEnv } from '../../../platform/identity/env.ts'

describe('settings', () => {
  it.each([
    [{ IDENTITY_PORT: 'x' }, 'IDENTITY_PORT'],
    [{ KEYCLOAK_URL: 'http://localhost:8180' }, 'KEYCLOAK_URL: must end in /auth'],
    [{ KEYCLOAK_REALM: 'a/b' }, 'KEYCLOAK_REALM'],
    [{ SITE_URL: 'nowhere' }, 'SITE_URL'],
    [{ DEMO_USER: 'nobody' }, 'DEMO_USER'],
  ])('%j is named', (env, words) => {
    expect(() => readIdentityEnv(env)).toThrow(words)
  })
})
