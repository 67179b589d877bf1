import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsLeftSchema } from '../../lib/contract/calls-left.ts'
import { success } from '../../lib/contract/envelope.ts'
import { READING_PRESETS } from '../../lib/domain/reading/options.ts'
import { ttsResultSchema, type TtsResult } from '../../lib/contract/tts.ts'
import { TEXTS } from '../../platform/tts/tts-speaker.ts'
import { stopSpeech } from '../../platform/speech/speech.ts'
import { START_MS, solveCaptcha, startHarness, visitorOf, type Harness, type Visitor } from './harness.ts'

const LIMIT = 3
const DAY_MS = 24 * 3_600_000

let harness: Harness
let now = Date.now()
beforeAll(async () => {
  harness = await startHarness({ env: { TTS_DAILY_LIMIT: String(LIMIT) }, clock: () => now })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await stopSpeech()
})

const wish = { text: 'Phí là 2.500 đồng.', voice: 'thu-lam', rate: 1, reading: READING_PRESETS.north }

const post = async (visitor: Visitor, body: object = {}) => {
  const recaptcha = await solveCaptcha(visitor, 'tts')
  return visitor.send('/tts/demo', { method: 'POST', body: { ...wish, recaptcha, ...body } })
}
const read = async (visitor: Visitor, body: object = {}): Promise<TtsResult> =>
  success(ttsResultSchema).parse(await (await post(visitor, body)).json()).result
const left = async (visitor: Visitor) =>
  success(callsLeftSchema).parse(await visitor.json('/tts/demo/left')).result

describe('a text read aloud', () => {
  it('is a sound marked as made by AI, that can be fetched whole and in part', async () => {
    const visitor = visitorOf(harness)
    expect(await left(visitor)).toMatchObject({ calls_left: LIMIT, limit: LIMIT })
    const result = await read(visitor)
    expect(result.left.calls_left).toBe(LIMIT - 1)
    expect(result.words.map(({ text }) => text).join(' ')).toBe(wish.text)
    expect(result.peaks.length).toBeGreaterThan(100)
    const path = result.audio_url.replace('/api/v1', '')
    const sound = await visitor.send(path)
    expect(sound.headers.get('content-type')).toBe('audio/mpeg')
    const bytes = Buffer.from(await sound.arrayBuffer())
    expect(bytes.length).toBe(result.size_bytes)
    expect(bytes.toString('utf8')).toContain('AI-generated speech')
    expect((await visitor.send(path, { headers: { range: 'bytes=0-99' } })).status).toBe(206)
  }, 60_000)

  it('is made once for everybody, and hearing one’s own again costs nothing, not even a captcha', async () => {
    const [first, second] = [visitorOf(harness), visitorOf(harness)]
    const text = 'Câu này ai cũng nghe.'
    const one = await read(first, { text })
    const kept = async () =>
      (await Array.fromAsync(harness.context.storage.files.list(TEXTS))).map(({ key }) => key).sort()
    const files = await kept()
    const two = await read(second, { text: ` ${text.normalize('NFD')} ` })
    expect(two.id).toBe(one.id)
    expect(await kept()).toEqual(files)
    const again = await first.send('/tts/demo', { method: 'POST', body: { ...wish, text } })
    expect(again.status).toBe(200)
    expect((await left(first)).calls_left).toBe(LIMIT - 1)
    const southern = await read(first, { text: '1.005', reading: READING_PRESETS.south })
    const northern = await read(first, { text: '1.005', reading: READING_PRESETS.north })
    expect(southern.id).not.toBe(northern.id)
  }, 60_000)

  it('has its number a day, which turns at midnight in Vietnam', async () => {
    const visitor = visitorOf(harness)
    await visitor.json('/tts/demo/left')
    const all = await Promise.all(
      Array.from({ length: LIMIT + 2 }, (_, i) => post(visitor, { text: `Câu số ${i}.` })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    const refused = await visitor.failure('/tts/demo', {
      method: 'POST',
      body: { ...wish, text: 'Câu nữa.', recaptcha: await solveCaptcha(visitor, 'tts') },
    })
    expect(refused).toMatchObject({ error_code: 'DAILY_LIMIT_REACHED' })
    expect(refused.retry_after).toBeGreaterThan(0)
    now += DAY_MS
    expect((await left(visitor)).calls_left).toBe(LIMIT)
  }, 60_000)
})

describe('one address', () => {
  const VISITORS = 5

  it('has five visitors’ number a day, whatever its cookies; a /64 is one address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const ask = async (visitor: Visitor, text: string, address: string) =>
      visitor.send('/tts/demo', {
        method: 'POST',
        headers: from(address),
        body: { ...wish, text, recaptcha: await solveCaptcha(visitor, 'tts') },
      })
    const texts = Array.from({ length: LIMIT }, (_unused, index) => `Một địa chỉ, câu ${index}.`)
    for (let used = 0; used < VISITORS; used += 1) {
      const visitor = visitorOf(harness)
      for (const text of texts)
        expect((await ask(visitor, text, `2001:db8:1:2::${used + 1}`)).status).toBe(200)
    }
    const sixth = visitorOf(harness)
    const refused = await ask(sixth, texts[0]!, '2001:db8:1:2:ffff::6')
    expect(await refused.json()).toMatchObject({ error_code: 'DAILY_LIMIT_REACHED' })
    expect((await ask(sixth, texts[0]!, '2001:db8:1:3::1')).status).toBe(200)
  }, 60_000)
})

describe('what cannot be read', () => {
  const fields = async (body: unknown, visitor = visitorOf(harness)) =>
    (await visitor.failure('/tts/demo', { method: 'POST', body })).fields

  it('is refused field by field', async () => {
    expect(await fields({})).toEqual({ text: 'TEXT_EMPTY', voice: 'VOICE_REQUIRED', rate: 'RATE_INVALID' })
    expect(await fields({ ...wish, text: '  ' })).toEqual({ text: 'TEXT_EMPTY' })
    expect(await fields({ ...wish, text: 'ấ'.normalize('NFD').repeat(301) })).toEqual({
      text: 'TEXT_TOO_LONG',
    })
    expect(await fields({ ...wish, text: '…,,' })).toEqual({ text: 'TEXT_EMPTY' })
    expect(await fields({ ...wish, rate: 3 })).toEqual({ rate: 'RATE_INVALID' })
    expect(await fields({ ...wish, voice: 'nobody' })).toEqual({ voice: 'VOICE_UNKNOWN' })
    expect(await fields(wish)).toEqual({ recaptcha: 'CAPTCHA_REQUIRED' })
  })

  it('needs a captcha answer of its own, good once', async () => {
    const visitor = visitorOf(harness)
    const other = await solveCaptcha(visitor, 'auto-call')
    expect((await post(visitor, { recaptcha: other, text: 'một' })).status).toBe(403)
    const recaptcha = await solveCaptcha(visitor, 'tts')
    expect((await post(visitor, { recaptcha, text: 'hai' })).status).toBe(200)
    expect((await post(visitor, { recaptcha, text: 'ba' })).status).toBe(403)
  }, 60_000)

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['no JSON', '{"text":'],
    ['numbers for texts', '{"text":5,"voice":{},"rate":"1","reading":7,"recaptcha":[]}'],
    ['signs only', JSON.stringify({ ...wish, text: '\u0000\u0007💖🥝' })],
    ['a wall of text', JSON.stringify({ ...wish, text: 'a'.repeat(40_000) })],
  ])('never breaks anything: %s', async (_, body) => {
    const { status } = await visitorOf(harness).send('/tts/demo', { method: 'POST', body })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('is not found under a made-up id', async () => {
    expect((await visitorOf(harness).send(`/tts/demo/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await visitorOf(harness).send('/tts/demo/..%2Fsecret')).status).toBe(400)
  })
})
