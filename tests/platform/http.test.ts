import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureSchema } from '../../lib/contract/envelope.ts'
import {
  bodyFor,
  numberEnding,
  postCall,
  solveCaptcha,
  startHarness,
  visitorOf,
  type Harness,
  START_MS,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  visitorOf(harness).send('/demo-calls/auto-call', { method: 'POST', body, headers })

const expectFailure = async (response: Response, status: number, code: string) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(failureSchema.parse(await response.json()).error_code).toBe(code)
  expect(response.status).toBe(status)
}

describe('bad requests get the failure envelope', () => {
  it.each(['{', '', 'null', '7', '"text"', '[]', '{}', '{"__proto__":{"a":1}}', '\u0000'])(
    'body %j',
    async (body) => {
      await expectFailure(await post(body), 400, 'VALIDATION')
    },
  )

  it('a body that is too large', async () => {
    await expectFailure(await post({ content: 'x'.repeat(40_000) }), 413, 'PAYLOAD_TOO_LARGE')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of %s',
    async (type) => {
      await expectFailure(await post('a=1', { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE')
    },
  )

  it.each([
    '/nothing',
    '/demo-calls',
    '/demo-calls/%00',
    '/demo-calls/no-such-kind',
    '/industries/nowhere',
    '/demo-calls/auto-call/campaigns/none',
  ])('GET %s', async (path) => {
    const response = await visitorOf(harness).send(path)
    expect([400, 404]).toContain(response.status)
    failureSchema.parse(await response.json())
  })

  it('an address that cannot be read', async () => {
    const status = await new Promise((resolve) => {
      request(`${harness.url}`, { path: '/api/v1/%E0%A4%A' }, (response) =>
        resolve(response.statusCode),
      ).end()
    })
    expect(status).toBe(400)
  })

  it.each([
    '/sample-calls?scenario_type=NOTHING',
    '/sample-calls?otp_length=5',
    '/voices?fields=secret',
    '/voices?isSample=perhaps',
    '/news?limit=0',
    '/news?offset=-1',
    '/captcha/challenge',
    '/captcha/challenge?route=elsewhere',
  ])('GET %s', async (path) => {
    await expectFailure(await visitorOf(harness).send(path), 400, 'VALIDATION')
  })
})

describe('every field has its own code', () => {
  it.each([
    [{ phoneNumber: '' }, 'phoneNumber', 'PHONE_EMPTY'],
    [{ phoneNumber: undefined }, 'phoneNumber', 'PHONE_EMPTY'],
    [{ phoneNumber: '19001234' }, 'phoneNumber', 'PHONE_PREMIUM'],
    [{ phoneNumber: '0168 999 3333' }, 'phoneNumber', 'PHONE_OLD_11'],
    [{ phoneNumber: '+12025550123' }, 'phoneNumber', 'PHONE_FOREIGN'],
    [{ phoneNumber: 912345678 }, 'phoneNumber', 'PHONE_EMPTY'],
    [{ campaignId: undefined }, 'campaignId', 'SCENARIO_REQUIRED'],
    [{ campaignId: 'callbot-reminder' }, 'campaignId', 'SCENARIO_UNKNOWN'],
    [{ voice: 'nobody' }, 'voice', 'VOICE_UNKNOWN'],
    [{ recaptcha: '' }, 'recaptcha', 'CAPTCHA_REQUIRED'],
    [{ consent: undefined }, 'consent', 'CONSENT_REQUIRED'],
    [{ consent: { accepted: false, version: '1' } }, 'consent', 'CONSENT_REQUIRED'],
    [{ consent: { accepted: true } }, 'consent', 'CONSENT_REQUIRED'],
    [{ personalizedFields: {} }, 'personalizedFields.ten', 'PERSONALIZED_REQUIRED'],
    [
      { personalizedFields: { danh_xung: 'Sếp', ten: 'Minh' } },
      'personalizedFields.danh_xung',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: 'http://evil.example' } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: '{{ten}}' } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: 'Minh\u202e' } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: 'Minh 😀' } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: 'x'.repeat(31) } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      { personalizedFields: { danh_xung: 'Anh', ten: 'Minh', more: 'x' } },
      'personalizedFields.more',
      'PERSONALIZED_UNKNOWN',
    ],
  ])('%j', async (change, field, code) => {
    const response = await post({ ...bodyFor('auto-call', numberEnding('78')), recaptcha: 'x', ...change })
    expect(await response.json()).toMatchObject({ error_code: 'VALIDATION', fields: { [field]: code } })
  })

  it.each([
    [{ otpCode: '12345' }, 'otpCode', 'OTP_INVALID'],
    [{ otpCode: 'abcd' }, 'otpCode', 'OTP_INVALID'],
    [{ rate: 3 }, 'rate', 'RATE_INVALID'],
    [{ voice: undefined }, 'voice', 'VOICE_REQUIRED'],
  ])('%j of a voice OTP', async (change, field, code) => {
    const body = { ...bodyFor('voice-otp', numberEnding('78')), recaptcha: 'x', ...change }
    const answer = await visitorOf(harness).json('/demo-calls/voice-otp', { method: 'POST', body })
    expect(answer).toMatchObject({ error_code: 'VALIDATION', fields: { [field]: code } })
  })
})

describe('the captcha', () => {
  it('is refused when made up, used before, meant for another route, or changed', async () => {
    const visitor = visitorOf(harness)
    const used = await solveCaptcha(visitor, 'auto-call')
    const send = (recaptcha: string) => postCall(visitor, numberEnding('78'), { body: { recaptcha } })
    expect((await send(used)).status).toBe(200)
    const changed = JSON.parse(Buffer.from(await solveCaptcha(visitor, 'callbot'), 'base64').toString())
    changed.challenge.parameters.data.route = 'auto-call'
    for (const token of [
      'made-up',
      used,
      await solveCaptcha(visitor, 'callbot'),
      btoa(JSON.stringify(changed)),
    ]) {
      await expectFailure(await send(token), 403, 'INVALID_RECAPTCHA')
    }
  })
})

describe('every answer, a failure too,', () => {
  it.each(['/api/v1/voices', '/api/v1/nothing', '/openapi.json', '/docs/'])(
    'carries the headers that keep a browser safe: %s',
    async (path) => {
      const { headers } = await fetch(`${harness.url}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(
        path === '/docs/' ? /script-src 'self' 'sha256-[\w+/=]+';/ : /default-src 'none'/,
      )
      expect(policy).not.toContain('unsafe-eval')
    },
  )
})
