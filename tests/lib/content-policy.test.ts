import { describe, expect, test } from 'vitest'
import { contentPolicy, environmentHeaders } from '@/lib/content-policy'
import { parseEnv } from '@/lib/env'
import { observatoryScore } from './observatory'

const HASH = "'sha256-abc='"

const FULL = {
  SITE_URL: 'https://song.example',
  API_URL: 'https://api.song.example',
  SOCKET_URL: 'https://socket.song.example',
  STORAGE_URL: 'https://files.song.example',
  KEYCLOAK_URL: 'https://id.song.example/auth',
  GROWTHBOOK_API_HOST: 'https://flags.song.example',
  RECAPTCHA_SITE_KEY: 'key',
  GTM_ID: 'GTM-ABC123',
  CHAT_WIDGET_URL: 'https://chat.example/widget.js',
}

const directivesIn = (source: Record<string, string>, hashes = [HASH]) =>
  new Map(
    contentPolicy(parseEnv(source))(hashes)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

describe.each([
  ['with nothing set', { SITE_URL: FULL.SITE_URL }],
  ['with everything set', FULL],
])('the policy of a page %s', (_name, source) => {
  const directives = directivesIn(source)

  test('lets no script run but known ones', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('script-src')).toEqual(expect.arrayContaining(["'self'", HASH]))
    for (const [name, sources] of directives) {
      expect(sources, name).not.toContain("'unsafe-eval'")
      if (!name.startsWith('style-src')) expect(sources, name).not.toContain("'unsafe-inline'")
      expect(
        sources.filter((one) => one.includes('*') || /^https?:$/.test(one)),
        name,
      ).toEqual([])
    }
  })

  test("is A+ by the Observatory's rules, with the headers beside it", () => {
    const env = parseEnv(source)
    const headers = {
      ...environmentHeaders(env),
      'content-security-policy': contentPolicy(env)([HASH]),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    }
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100)
    expect(observatoryScore({ ...headers, 'strict-transport-security': '' })).toBeLessThan(90)
  })
})

test('the environment names who may be asked', () => {
  const directives = directivesIn(FULL)
  expect(directives.get('connect-src')).toEqual(
    expect.arrayContaining([
      'https://api.song.example',
      'https://socket.song.example',
      'wss://socket.song.example',
      'https://files.song.example',
      'https://id.song.example',
      'https://flags.song.example',
    ]),
  )
  expect(directives.get('frame-src')).toContain('https://id.song.example')
  expect(directives.get('media-src')).toContain('https://files.song.example')
  expect(directives.get('script-src')).toContain('https://chat.example')
})

test('nobody else is asked unless the environment names them', () => {
  const policy = contentPolicy(parseEnv({ API_URL: 'http://localhost:1' }))([])
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(['http://localhost:1', 'http://localhost:1'])
})

test('files may be fetched by pages elsewhere only where a content network stands before them; TLS is remembered only with TLS', () => {
  const plain = environmentHeaders(parseEnv({}))
  expect(plain['cross-origin-resource-policy']).toBe('same-origin')
  expect(plain['strict-transport-security']).toBeUndefined()
  const behind = environmentHeaders(parseEnv({ ASSET_BASE_URL: 'https://cdn.example' }))
  expect(behind['cross-origin-resource-policy']).toBe('cross-origin')
})
