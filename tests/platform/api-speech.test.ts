import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  apiKeySchema,
  apiKeysSchema,
  apiUsageSchema,
  madeApiKeySchema,
  testApiKeySchema,
} from '../../lib/contract/api-key.ts'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { speechSchema, type Speech } from '../../lib/contract/speech.ts'
import { apiKeys, speeches } from '../../platform/db/api-schema.ts'
import { readWav } from '../../platform/speech/engines/wav.ts'
import { stopSpeech } from '../../platform/speech/speech.ts'
import { solveCaptcha, START_MS, startHarness, visitorOf, type Harness } from './harness.ts'
import { startIssuer, type Issuer } from './token-issuer.ts'

const FREE = 5_000
const TEST = 200
const PLAN = 1_000_000
const HOUR_MS = 3_600_000
const TEXT = 'Phí là 2.500 đồng.'

let issuer: Issuer
let harness: Harness
let now = Date.now()
beforeAll(async () => {
  issuer = await startIssuer()
  harness = await startHarness({
    env: {
      KEYCLOAK_URL: issuer.url,
      API_FREE_CHARACTERS: String(FREE),
      API_TEST_CHARACTERS: String(TEST),
    },
    clock: () => now,
  })
}, 2 * START_MS)
afterAll(async () => {
  await harness.stop()
  await issuer.stop()
  await stopSpeech()
})

type Init = { token?: string; body?: unknown; headers?: Record<string, string> }

const ask = (path: string, { token, body, headers = {} }: Init = {}) =>
  fetch(`${harness.url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const failure = async (response: Response | Promise<Response>) =>
  failureSchema.parse(await (await response).json())

/** A person who is signed in, with one key. */
const signIn = async (sub: string, wanted: object = {}, claims: object = {}) => {
  const token = await issuer.sign({ claims: { sub, email: `${sub}@example.vn`, ...claims } })
  const make = async (body: object) => ask('/api-keys', { token, body })
  const made = await make({ name: 'Sổ tay', ...wanted })
  const { key, id } = success(madeApiKeySchema).parse(await made.json()).result
  const list = async () =>
    success(apiKeysSchema).parse(await (await ask('/api-keys', { token })).json()).result
  return { token, make, key, id, list }
}

const speak = (token: string, body: object = {}, headers = {}) =>
  ask('/speech', { token, headers, body: { text: TEXT, voice: 'thu-lam', ...body } })
const told = async (response: Response): Promise<Speech> =>
  success(speechSchema).parse(await response.json()).result

describe('a key', () => {
  it('is shown once and kept as a hash; its owner sees how it begins, what it used and when', async () => {
    const { key, list } = await signIn('keeper')
    expect(key).toMatch(/^song_live_/)
    expect((await speak(key)).status).toBe(200)
    const { keys, usage } = await list()
    expect(keys).toMatchObject([{ name: 'Sổ tay', characters_used: TEXT.length, withdrawn_at: null }])
    expect(key.startsWith(keys[0]?.prefix ?? 'nothing')).toBe(true)
    expect(keys[0]?.last_used_at).not.toBeNull()
    expect(usage).toMatchObject({ characters_used: TEXT.length, characters_limit: FREE })
    const rows = await harness.context.database.db.select().from(apiKeys)
    expect(JSON.stringify(rows)).not.toContain(key)
  }, 30_000)

  it('is withdrawn by its owner alone, and opens nothing from then on', async () => {
    const [owner, other] = [await signIn('owner'), await signIn('other')]
    const withdraw = (token: string) => ask(`/api-keys/${owner.id}/withdraw`, { token, body: {} })
    expect((await withdraw(other.token)).status).toBe(404)
    const { result } = success(apiKeySchema).parse(await (await withdraw(owner.token)).json())
    expect(result.withdrawn_at).not.toBeNull()
    expect((await speak(owner.key)).status).toBe(401)
    expect((await owner.list()).keys).toHaveLength(1)
    expect((await other.list()).keys).toMatchObject([{ withdrawn_at: null }])
  })

  it('has a name and a limit that make sense, and there are twenty at most', async () => {
    const { make } = await signIn('collector')
    expect(await failure(make({ name: '  ' }))).toMatchObject({ fields: { name: 'KEY_NAME_EMPTY' } })
    expect(await failure(make({ name: 'a'.repeat(61) }))).toMatchObject({
      fields: { name: 'KEY_NAME_TOO_LONG' },
    })
    expect(await failure(make({ name: 'a', monthly_characters: 0 }))).toMatchObject({
      fields: { monthly_characters: 'KEY_LIMIT_INVALID' },
    })
    const all = await Promise.all(Array.from({ length: 21 }, (_, i) => make({ name: `Khoá ${i}` })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(19)
  })

  it.each(['', 'song_live_short', `song_live_${'a'.repeat(32)}`, 'eyJhbGciOiJSUzI1NiJ9.e30.x'])(
    'that is none opens nothing: %s',
    async (token) => {
      expect(await failure(ask('/speech', { token, body: {} }))).toMatchObject({
        error_code: 'UNAUTHENTICATED',
      })
      expect((await ask('/usage', { token })).status).toBe(401)
      expect((await ask('/api-keys', { token })).status).toBe(401)
    },
  )
})

describe('a text spoken', () => {
  it('is an MP3, a WAV or an Opus file marked as made by AI, whole or in part, for its own key alone', async () => {
    const { key } = await signIn('listener')
    const mp3 = await speak(key)
    expect(mp3.headers.get('content-type')).toBe('audio/mpeg')
    const bytes = Buffer.from(await mp3.arrayBuffer())
    expect(bytes.toString('utf8')).toContain('AI-generated speech')
    const again = `/speech/${mp3.headers.get('x-speech-id')}/audio`
    const part = await ask(again, { token: key, headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    expect((await ask(again, { token: (await signIn('stranger')).key })).status).toBe(404)

    const wav = await speak(key, { format: 'wav' })
    expect(wav.headers.get('content-type')).toBe('audio/wav')
    const file = Buffer.from(await wav.arrayBuffer())
    expect(file.toString('utf8')).toContain('AI-generated speech')
    const seconds = readWav(file).pcm.length / readWav(file).sampleRate
    expect(seconds).toBeGreaterThan(1)

    const opus = await speak(key, { format: 'opus' })
    expect(opus.headers.get('content-type')).toBe('audio/ogg')
    const ogg = Buffer.from(await opus.arrayBuffer())
    expect(ogg.toString('utf8')).toContain('AI-generated speech')
    expect(ogg.length).toBeLessThan(file.length / 5)
    // The last page says how many samples of 48 kHz there are, what the encoder looked ahead included.
    const end = ogg.readBigUInt64LE(ogg.lastIndexOf('OggS') + 6)
    expect(Number(end) / 48_000).toBeGreaterThanOrEqual(seconds)
    expect(Number(end) / 48_000).toBeLessThan(seconds + 0.1)
  }, 30_000)

  it('tells when each word is heard, through all its parts, and lasts as long as it says', async () => {
    const { key } = await signIn('reader')
    const text = Array.from({ length: 40 }, (_, i) => `Đây là câu thứ ${i} của một bài dài.`).join(' ')
    const speech = await told(await speak(key, { text, words: true, format: 'wav' }))
    expect(speech).toMatchObject({ state: 'done', progress: 1, characters: text.length })
    expect(speech.words?.map((word) => word.text).join(' ')).toBe(text)
    const starts = speech.words?.map((word) => word.start_ms) ?? []
    expect(starts).toEqual(starts.toSorted((left, right) => left - right))
    expect(speech.words?.at(-1)?.end_ms).toBeLessThanOrEqual(speech.duration_ms ?? 0)
    const path = speech.audio_url?.replace('/api/v1', '') ?? ''
    const sound = readWav(Buffer.from(await (await ask(path, { token: key })).arrayBuffer()))
    const heardMs = (sound.pcm.length / sound.sampleRate) * 1_000
    expect(Math.abs(heardMs - (speech.duration_ms ?? 0))).toBeLessThan(20)
  }, 30_000)

  it('follows SSML: a pause is as long as asked, a faster pace is shorter, an alias is what is said', async () => {
    const { key } = await signIn('director')
    const length = async (inside: string) => {
      const ssml = `<speak>${inside}</speak>`
      return told(await speak(key, { text: undefined, ssml, words: true }))
    }
    const plain = await length('Một hai ba. <break time="300ms"/> Bốn năm.')
    const pause = await length('Một hai ba. <break time="2.3s"/> Bốn năm.')
    expect((pause.duration_ms ?? 0) - (plain.duration_ms ?? 0)).toBeGreaterThan(1_900)
    expect((pause.duration_ms ?? 0) - (plain.duration_ms ?? 0)).toBeLessThan(2_100)
    const fast = await length('<prosody rate="fast">Một hai ba bốn năm sáu bảy.</prosody>')
    const slow = await length('<prosody rate="75%">Một hai ba bốn năm sáu bảy.</prosody>')
    expect(fast.duration_ms).toBeLessThan((slow.duration_ms ?? 0) * 0.8)
    const alias = await length('<p>Gửi <sub alias="ngân hàng nhà nước">NHNN</sub> &amp; bạn</p>')
    expect(alias.words?.map((word) => word.text)).toContain('hàng')
  }, 30_000)

  it('is spoken and counted once under an idempotency key, and refused with another body', async () => {
    const { key, list } = await signIn('repeater')
    const header = { 'idempotency-key': 'order-17' }
    const [one, two] = await Promise.all([speak(key, {}, header), speak(key, {}, header)])
    expect(one.headers.get('x-speech-id')).toBe(two.headers.get('x-speech-id'))
    expect((await list()).usage.characters_used).toBe(TEXT.length)
    expect(await failure(speak(key, { text: 'Khác' }, header))).toMatchObject({
      fields: { 'idempotency-key': 'INVALID' },
    })
  }, 30_000)

  it('stays within the limit of its key and of its owner, who has more with a plan', async () => {
    const { key, make } = await signIn('saver', { monthly_characters: 20 })
    expect((await speak(key)).status).toBe(200)
    expect((await failure(speak(key))).error_code).toBe('QUOTA_EXCEEDED')
    const second = success(madeApiKeySchema).parse(await (await make({ name: 'b' })).json()).result
    const long = await speak(second.key, { text: 'dài '.repeat(1_500) })
    expect((await failure(long)).error_code).toBe('QUOTA_EXCEEDED')
    const usage = await ask('/usage', { token: second.key })
    expect(success(apiUsageSchema).parse(await usage.json()).result).toMatchObject({
      characters_used: TEXT.length,
      characters_limit: FREE,
    })
    const buyer = await signIn('buyer', {}, { email: 'demo@songai.example' })
    expect((await buyer.list()).usage.characters_limit).toBe(PLAN)
  }, 30_000)

  it('is refused field by field', async () => {
    const { key } = await signIn('breaker')
    const fields = async (body: object) => (await failure(speak(key, body))).fields
    expect(await fields({ text: undefined })).toEqual({ text: 'TEXT_EMPTY' })
    expect(await fields({ text: '…,,' })).toEqual({ text: 'TEXT_EMPTY' })
    expect(await fields({ text: 'a'.repeat(20_001) })).toEqual({ text: 'TEXT_TOO_LONG' })
    expect(await fields({ voice: 'nobody' })).toEqual({ voice: 'VOICE_UNKNOWN' })
    expect(await fields({ rate: 3, format: 'flac' })).toEqual({
      rate: 'RATE_INVALID',
      format: 'FORMAT_UNKNOWN',
    })
    expect(await fields({ ssml: '<speak>hai</speak>' })).toEqual({ ssml: 'SSML_INVALID' })
    for (const ssml of [
      'một',
      '<speak>một',
      '<speak><audio src="x"/></speak>',
      '<speak><break time="soon"/>a</speak>',
      '<!DOCTYPE a [<!ENTITY b "c">]><speak>&b;</speak>',
    ])
      expect(await fields({ text: undefined, ssml })).toEqual({ ssml: 'SSML_INVALID' })
  })
})

describe('a long text', () => {
  it('is spoken on the queue, with its progress, and is the same file in the end', async () => {
    const { key } = await signIn('writer', {}, { email: 'demo@songai.example' })
    const text = 'Đây là một câu trong bài dài. '.repeat(110).trim()
    const answer = await speak(key, { text, words: true })
    expect(answer.status).toBe(202)
    const { id } = await told(answer)
    const seen: Speech[] = []
    await expect
      .poll(
        async () => {
          const speech = await told(await ask(`/speech/${id}`, { token: key }))
          seen.push(speech)
          return speech.state
        },
        { timeout: 50_000, interval: 200 },
      )
      .toBe('done')
    const done = seen.at(-1)
    expect(seen.some(({ progress }) => progress > 0 && progress < 1)).toBe(true)
    expect(done?.words?.length).toBe(text.split(' ').length)
    const sound = await ask(`/speech/${id}/audio`, { token: key })
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(((done?.duration_ms ?? 0) / 1_000) * 7_000)
    const { db } = harness.context.database
    const [row] = await db.select().from(speeches).where(eq(speeches.id, id))
    expect(row?.wish).toBeNull()
    // Its parts go once it is told to be done.
    const kept = async () => {
      const all = await Array.fromAsync(harness.context.storage.files.list('speeches'))
      return all.filter(({ key: file }) => file.includes(id)).length
    }
    await expect.poll(kept).toBe(1)
  }, 60_000)
})

// Last: the clock goes on here, and the tokens of the others would be over.
describe('a visitor’s key', () => {
  const take = async () => {
    const visitor = visitorOf(harness)
    const recaptcha = await solveCaptcha(visitor, 'api-key')
    const send = () => visitor.send('/api-keys/test', { method: 'POST', body: { recaptcha } })
    return { send, result: success(testApiKeySchema).parse(await (await send()).json()).result }
  }

  it('wants a captcha answer good once, has few characters, and ends after an hour', async () => {
    const { send, result } = await take()
    expect((await send()).status).toBe(403)
    expect(Date.parse(result.expires_at)).toBe(now + HOUR_MS)
    expect((await speak(result.key)).status).toBe(200)
    const refused = await speak(result.key, { text: 'a '.repeat(TEST / 2) })
    expect(refused.status).toBe(429)
    const { error_code: code, retry_after: wait } = await failure(refused)
    expect([code, wait]).toEqual(['QUOTA_EXCEEDED', HOUR_MS / 1_000])
    now += HOUR_MS
    expect((await speak(result.key)).status).toBe(401)
  }, 30_000)

  it('is not given without an answer', async () => {
    expect(await failure(ask('/api-keys/test', { body: {} }))).toMatchObject({
      fields: { recaptcha: 'CAPTCHA_REQUIRED' },
    })
  })
})
