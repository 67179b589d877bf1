import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { PROTOCOLS } from '../../platform/speech/engines/protocols.ts'
import { serviceEngine } from '../../platform/speech/engines/service-engine.ts'
import { providerOf, speechKey, speechSchema } from '../../platform/speech/settings.ts'
import {
  chooseSpeech,
  stopSpeech,
  synthesizeDialogue,
  synthesizeSpeech,
} from '../../platform/speech/speech.ts'
import { agentVoiceCodes, customerVoiceFor } from '../../platform/speech/voices.ts'
import { readMp3 } from './mp3-frames.ts'
import { wav } from './wav.ts'

const KEY = 'the-right-key'
const SECOND = 24_000
const sound = () => wav(SECOND, { rate: SECOND })

const asked: { url: string; headers: FastifyRequest['headers']; body: unknown }[] = []
/** What the server does instead of speaking, once for each entry. */
let mishaps: ((reply: FastifyReply) => unknown)[] = []

const app = Fastify({ forceCloseConnections: true })
app.addContentTypeParser('application/ssml+xml', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
)

const isKnown = ({ headers }: FastifyRequest) =>
  [headers.authorization, headers['x-goog-api-key'], headers['ocp-apim-subscription-key']].some(
    (key) => key === KEY || key === `Bearer ${KEY}`,
  )

const speak =
  (answer: (reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
    asked.push({ url: request.url, headers: request.headers, body: request.body })
    if (!isKnown(request)) return reply.code(401).send({ error: { message: 'Incorrect API key provided' } })
    const mishap = mishaps.shift()
    return mishap ? mishap(reply) : answer(reply)
  }
const asWav = (reply: FastifyReply) => reply.type('audio/wav').send(sound())
app.post('/openai/audio/speech', speak(asWav))
app.post(
  '/google/text::synthesize',
  speak(() => ({ audioContent: sound().toString('base64') })),
)
app.post('/azure/cognitiveservices/v1', speak(asWav))
app.post('/http', speak(asWav))

let origin = ''
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  mishaps = []
  asked.length = 0
  await stopSpeech()
})
afterAll(async () => {
  chooseSpeech(speechSchema.parse({}))
  await app.close()
})

const ENGINES = ['openai', 'google', 'azure', 'http'] as const
type Service = (typeof ENGINES)[number]

const settingsOf = (engine: Service, key = KEY) =>
  speechSchema.parse({ SPEECH_ENGINE: engine, SPEECH_URL: `${origin}/${engine}/`, SPEECH_KEY: key })

const say = (
  engine: Service,
  { key = KEY, timeoutMs = 5_000, text = 'Phí là 2.305 đồng, hạn 15/8.', rate = 1.5 } = {},
) => {
  const settings = settingsOf(engine, key)
  return serviceEngine(settings, PROTOCOLS[engine](settings), timeoutMs).speak(text, 'mai-chi', rate)
}

const SPELLED = 'Phí là hai ngàn ba trăm lẻ năm đồng, hạn ngày mười lăm tháng tám.'

describe('a speech service', () => {
  it.each([
    [
      'openai',
      { model: 'gpt-4o-mini-tts', input: SPELLED, voice: 'shimmer', speed: 1.5, response_format: 'wav' },
    ],
    [
      'google',
      {
        input: { text: SPELLED },
        voice: { languageCode: 'vi-VN', name: 'vi-VN-Chirp3-HD-Leda' },
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000, speakingRate: 1.5 },
      },
    ],
    ['azure', expect.stringContaining(`<prosody rate="1.5">${SPELLED}</prosody></voice></speak>`)],
    ['http', { text: SPELLED, voice: 'mai-chi', language: 'vi', rate: 1.5 }],
  ] as const)('%s gets the text spelled out in its own protocol and voice', async (engine, body) => {
    const { pcm, sampleRate, words } = await say(engine)
    expect(asked).toMatchObject([{ body }])
    expect({ length: pcm.length, sampleRate }).toEqual({ length: SECOND, sampleRate: SECOND })
    expect(words.map(({ text }) => text).join(' ')).toBe('Phí là 2.305 đồng, hạn 15/8.')
    expect(words.at(-1)?.end_ms).toBeGreaterThan(900)
  })

  it('azure is given no mark-up of a visitor, and no pace where it is the usual one', async () => {
    await say('azure', { text: 'Một </voice> & "hai"', rate: 1 })
    const body = String(asked[0]?.body)
    expect(body.match(/<\/?[a-z]+/g)).toEqual(['<speak', '<voice', '</voice', '</speak'])
    expect(asked[0]?.headers['x-microsoft-outputformat']).toBe('riff-24khz-16bit-mono-pcm')
  })

  it.each(ENGINES)('%s that does not take the key is asked once', async (engine) => {
    await expect(say(engine, { key: 'a-wrong-key' })).rejects.toThrow('401')
    expect(asked).toHaveLength(1)
  })

  it.each(ENGINES)('%s that has too much to do, or fails in passing, is asked again', async (engine) => {
    mishaps = [
      (reply) => reply.code(429).header('retry-after', '0').send(),
      (reply) => reply.code(503).send(),
    ]
    await expect(say(engine)).resolves.toMatchObject({ sampleRate: SECOND })
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['goes on failing', 3, (reply: FastifyReply) => reply.code(500).send()],
    [
      'asks to wait longer than a visitor would',
      1,
      (reply: FastifyReply) => reply.code(429).header('retry-after', '60').send(),
    ],
    [
      'answers something else than sound',
      1,
      (reply: FastifyReply) => reply.send(Buffer.from('ID3 and so on, which nobody asked for')),
    ],
    ['answers no sound at all', 1, (reply: FastifyReply) => reply.send(wav(0))],
    ['does not answer', 1, () => new Promise(() => undefined)],
  ])('that %s is a rejection', async (_, times, mishap) => {
    mishaps = Array.from({ length: 3 }, () => mishap)
    await expect(say('openai', { timeoutMs: 2_000 })).rejects.toThrow(/speech (service|engine)|timeout/)
    expect(asked).toHaveLength(times)
  })

  it('google with an answer of another shape is a rejection', async () => {
    mishaps = [(reply) => reply.send({ audioContent: 'not base64!' })]
    await expect(say('google')).rejects.toThrow('audioContent')
  })
})

describe('the platform with a service', () => {
  const spent: number[] = []
  const choose = () =>
    chooseSpeech(settingsOf('openai'), async (characters) => {
      spent.push(characters)
    })

  it('speaks with it, counts what it gives it, and names it in the file', async () => {
    choose()
    const { mp3 } = await synthesizeSpeech('Phí là 2.305 đồng, hạn 15/8.', 'mai-chi')
    expect(readMp3(mp3)).toMatchObject({ tag: expect.stringContaining('OpenAI') })
    expect(spent.splice(0)).toEqual([SPELLED.length])
    await synthesizeDialogue(
      [
        { speaker: 'agent', text: 'Một hai.' },
        { speaker: 'customer', text: '[phím 1]' },
        { speaker: 'customer', text: 'Ba.' },
      ],
      'thu-lam',
    )
    expect(spent.splice(0)).toEqual(['Một hai.Ba.'.length])
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(['/openai/audio/speech']))
  }, 60_000)

  it('says nothing that nobody counts, and nothing past the limit', async () => {
    chooseSpeech(settingsOf('openai'))
    await expect(synthesizeSpeech('chào', 'mai-chi')).rejects.toThrow('counts')
    chooseSpeech(settingsOf('openai'), () => Promise.reject(new Error('enough')))
    await expect(synthesizeSpeech('chào', 'mai-chi')).rejects.toThrow('enough')
    expect(asked).toEqual([])
  })
})

describe('the settings of speech', () => {
  it.each(ENGINES)('%s has a voice for each of ours and their customers', (engine) => {
    const settings = settingsOf(engine)
    for (const code of agentVoiceCodes())
      for (const voice of [code, customerVoiceFor(code)]) expect(speechKey(settings, voice)).toContain(engine)
    expect(() => speechKey(settings, 'nobody')).toThrow('no such voice')
  })

  it('tell sounds of one engine, model and voice from those of another', () => {
    const keys = ENGINES.flatMap((engine) => [
      speechKey(settingsOf(engine), 'iris'),
      speechKey(settingsOf(engine), 'owen'),
    ])
    const other = speechKey(speechSchema.parse({ ...settingsOf('openai'), SPEECH_MODEL: 'tts-1' }), 'iris')
    expect(new Set([...keys, other]).size).toBe(9)
    expect(keys.join()).not.toContain(KEY)
  })

  it.each([
    [{ SPEECH_ENGINE: 'http' }, 'SPEECH_URL'],
    [{ SPEECH_ENGINE: 'openai' }, 'SPEECH_KEY'],
    [{ SPEECH_ENGINE: 'google' }, 'SPEECH_KEY'],
    [{ SPEECH_ENGINE: 'azure', SPEECH_KEY: KEY }, 'SPEECH_REGION'],
    [{ SPEECH_ENGINE: 'azure', SPEECH_REGION: 'example.com/', SPEECH_KEY: KEY }, 'SPEECH_REGION'],
  ])('%o does not start', (env, name) => expect(() => readEnv(env)).toThrow(name))

  it('name who speaks', () => {
    expect(providerOf(speechSchema.parse({}))).toBe('espeak-ng')
    expect(providerOf(settingsOf('azure'))).toBe('Microsoft Azure')
    expect(providerOf(settingsOf('http'))).toBe(new URL(origin).host)
    expect(providerOf({ ...settingsOf('http'), SPEECH_PROVIDER: 'Piper' })).toBe('Piper')
  })
})
