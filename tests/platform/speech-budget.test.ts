import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { success } from '../../lib/contract/envelope.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { ttsResultSchema } from '../../lib/contract/tts.ts'
import { speechSchema } from '../../platform/speech/settings.ts'
import { chooseSpeech, stopSpeech } from '../../platform/speech/speech.ts'
import { wav } from '../speech/wav.ts'
import { solveCaptcha, START_MS, startHarness, visitorOf, type Harness } from './harness.ts'

const DAY_MS = 24 * 3_600_000
const TEXT = 'Một hai ba bốn.'

let asked = 0
const service = Fastify({ forceCloseConnections: true })
service.post('/speak', (_request, reply) => {
  asked += 1
  return reply.type('audio/wav').send(wav(24_000, { rate: 24_000 }))
})

let harness: Harness
let now = Date.now()
beforeAll(async () => {
  const origin = await service.listen({ port: 0, host: '127.0.0.1' })
  harness = await startHarness({
    env: {
      SPEECH_ENGINE: 'http',
      SPEECH_URL: `${origin}/speak`,
      SPEECH_PROVIDER: 'Piper',
      SPEECH_DAILY_CHARACTERS: String(TEXT.length + 5),
    },
    clock: () => now,
  })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await service.close()
  await stopSpeech()
  chooseSpeech(speechSchema.parse({}))
})

it('a service speaks so many characters a day, whoever asks and whatever restarts', async () => {
  const visitor = visitorOf(harness)
  const voices = success(voiceListSchema).parse(await visitor.json('/demo-calls/voice-otp/voices')).result
  expect(new Set(voices.map((voice) => voice.spoken_by))).toEqual(new Set(['Piper']))
  await visitor.json('/tts/demo/left')
  const body = async (text: string) => ({
    text,
    voice: 'thu-lam',
    rate: 1,
    recaptcha: await solveCaptcha(visitor, 'tts'),
  })
  const post = async (text: string) => visitor.send('/tts/demo', { method: 'POST', body: await body(text) })
  const refused = async (text: string) =>
    visitor.failure('/tts/demo', { method: 'POST', body: await body(text) })

  const first = success(ttsResultSchema).parse(await (await post(TEXT)).json()).result
  expect(first.spoken_by).toBe('Piper')
  expect(await refused('Năm sáu bảy.')).toMatchObject({ error_code: 'UNAVAILABLE' })
  expect((await post(TEXT)).status).toBe(200)
  expect(asked).toBe(1)
  await harness.restart()
  expect(await refused('Tám chín mười.')).toMatchObject({ error_code: 'UNAVAILABLE' })
  expect(asked).toBe(1)

  now += DAY_MS
  const next = success(ttsResultSchema).parse(await (await post('Hôm sau.')).json()).result
  expect(next.left.calls_left).toBe(next.left.limit - 1)
  expect(asked).toBe(2)
}, 60_000)
