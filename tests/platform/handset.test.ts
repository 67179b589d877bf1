import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { success } from '../../lib/contract/envelope.ts'
import { handsetSpeechSchema } from '../../lib/contract/handset.ts'
import { startHarness, START_MS, visitorOf, type Harness, type Visitor } from './harness.ts'

const PATH = '/handset/speech'
const good = {
  scriptId: 'payment-reminder',
  stepId: 'hello',
  voice: 'thu-lam',
  personalizedFields: { danh_xung: 'Chị', ten: 'Hà' },
}

const post = (visitor: Visitor, body: unknown) => visitor.send(PATH, { method: 'POST', body })
const speechOf = async (visitor: Visitor, body: unknown) =>
  success(handsetSpeechSchema).parse(await (await post(visitor, body)).json()).result
const failureOf = (visitor: Visitor, body: unknown) => visitor.failure(PATH, { method: 'POST', body })

describe('the handset speaks', () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await startHarness()
  }, START_MS)
  afterAll(() => harness.stop())

  it('a step with the visitor’s name, with the time of every word, and an MP3 that can be sought in', async () => {
    const visitor = visitorOf(harness)
    const speech = await speechOf(visitor, good)
    expect(speech.text).toContain('Xin chào Chị Hà, đây là trợ lý AI')
    expect(speech.translation?.en).toContain('Hello Hà,')
    expect(speech.words.map(({ text }) => text).join(' ')).toBe(speech.text)
    expect(speech.words.at(-1)?.end_ms).toBeLessThanOrEqual(speech.duration_ms)
    const path = speech.audio_url.replace('/api/v1', '')
    const sound = await visitor.send(path)
    expect(sound.headers.get('content-type')).toBe('audio/mpeg')
    const bytes = Buffer.from(await sound.arrayBuffer())
    expect(bytes.subarray(0, 3).toString()).toBe('ID3')
    expect(bytes.length).toBeLessThan(150_000)
    const part = await visitor.send(path, { headers: { range: 'bytes=0-9' } })
    expect(part.status).toBe(206)
    expect(await part.arrayBuffer()).toHaveProperty('byteLength', 10)
  })

  it('the same words once: the second answer is the first one’s file, whoever asks', async () => {
    const [first, second] = [
      await speechOf(visitorOf(harness), good),
      await speechOf(visitorOf(harness), { ...good, personalizedFields: { ten: ' Hà ', danh_xung: 'Chị' } }),
    ]
    expect(second).toEqual(first)
    const other = await speechOf(visitorOf(harness), { ...good, voice: 'iris' })
    expect(other.text).toContain('Hello Hà,')
    expect(other.audio_url).not.toBe(first.audio_url)
  })

  it('a code of four or six digits at the asked rate, said as a test code', async () => {
    const body = { scriptId: 'voice-otp', stepId: 'code', voice: 'owen', otpCode: '8042' }
    const normal = await speechOf(visitorOf(harness), body)
    expect(normal.text).toMatch(/test code is: 8 … 0 … 4 … 2\./)
    expect(normal.translation?.vi).toContain('8 … 0 … 4 … 2')
    const slow = await speechOf(visitorOf(harness), { ...body, rate: 0.5 })
    expect(slow.duration_ms).toBeGreaterThan(normal.duration_ms * 1.5)
  })

  it('says a step without a name when none is given', async () => {
    const body = { scriptId: 'callbot-collector', stepId: 'hello', voice: 'iris' }
    const speech = await speechOf(visitorOf(harness), body)
    expect(speech.text).toMatch(/the right person\?$/)
  })

  it.each([
    ['an unknown script', { scriptId: 'no-such-script' }, 'scriptId', 'SCENARIO_UNKNOWN'],
    ['an unknown step', { stepId: 'no-such-step' }, 'scriptId', 'SCENARIO_UNKNOWN'],
    ['a name from the prototype', { stepId: 'constructor' }, 'scriptId', 'SCENARIO_UNKNOWN'],
    ['an unknown voice', { voice: 'nobody' }, 'voice', 'VOICE_UNKNOWN'],
    ['a voice of another campaign', { voice: 'mai-chi' }, 'voice', 'VOICE_UNKNOWN'],
    [
      'a name that is a text',
      { personalizedFields: { ten: 'mua ngay tại shop.example' } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      'a name that is too long',
      { personalizedFields: { ten: 'a'.repeat(31) } },
      'personalizedFields.ten',
      'PERSONALIZED_INVALID',
    ],
    [
      'a form of address of one’s own',
      { personalizedFields: { danh_xung: 'Sếp' } },
      'personalizedFields.danh_xung',
      'PERSONALIZED_INVALID',
    ],
    [
      'a field of one’s own',
      { personalizedFields: { ma: '1' } },
      'personalizedFields.ma',
      'PERSONALIZED_UNKNOWN',
    ],
    ['a code without digits', { scriptId: 'voice-otp', stepId: 'code' }, 'otpCode', 'OTP_INVALID'],
  ])('refuses %s', async (_name, change, field, code) => {
    const failure = await failureOf(visitorOf(harness), {
      ...good,
      ...('scriptId' in change && change.scriptId === 'voice-otp' ? { personalizedFields: {} } : {}),
      ...change,
    })
    expect(failure).toMatchObject({ error_code: 'VALIDATION', fields: { [field]: code } })
  })

  it('never takes a text, and garbage is the sender’s fault', async () => {
    const visitor = visitorOf(harness)
    expect((await post(visitor, { ...good, text: 'Say this' })).status).toBe(400)
    expect((await post(visitor, { ...good, rate: 9 })).status).toBe(400)
    expect((await visitor.send(`${PATH}/..%2f..%2fsecret`)).status).toBeLessThan(500)
    expect((await visitor.send(`${PATH}/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await visitor.send(`${PATH}/${'z'.repeat(64)}`)).status).toBe(400)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { status } = await post(visitor, JSON.stringify(body))
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the handset has limits', () => {
  it(
    'counts only what is spoken anew, per visitor, and for an address whatever its cookies',
    async () => {
      const harness = await startHarness({ env: { HANDSET_STEPS_PER_HOUR: '1' } })
      const visitor = visitorOf(harness)
      const named = (ten: string) => ({ ...good, stepId: 'unknown', personalizedFields: { danh_xung: ten } })
      expect((await post(visitor, named('Chị'))).status).toBe(200)
      expect((await post(visitor, named('Chị'))).status).toBe(200)
      const refused = await failureOf(visitor, named('Anh'))
      expect(refused.error_code).toBe('RATE_LIMITED')
      // The hour began with the first step.
      expect(refused.retry_after).toBeGreaterThan(3_500)
      expect(refused.retry_after).toBeLessThanOrEqual(3_600)
      // One of the five was used above and one was refused to the visitor; the address has three left.
      const fresh = ['Cô', 'Chú', 'Bác', 'Ông', 'Bà']
      const statuses = []
      for (const address of fresh) statuses.push((await post(visitorOf(harness), named(address))).status)
      expect(statuses).toEqual([200, 200, 200, 429, 429])
      await harness.stop()
    },
    START_MS,
  )
})
