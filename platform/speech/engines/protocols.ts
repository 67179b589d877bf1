import { z } from 'zod'
import type { SpeechSettings } from '../settings.ts'

/** What is to be said: the text spelled out, the service's own name of the voice, vi or en, and how fast (1 = as the voice speaks by itself). */
type Line = { text: string; voice: string; language: string; rate: number }

/** How a service is asked, and where in its answer the WAV is. */
export type Protocol = { request: (line: Line) => Request; soundOf: (answer: Response) => Promise<Buffer> }

const RATE_HZ = 24_000

const post = (url: string, headers: Record<string, string>, body: string): Request =>
  new Request(url, { method: 'POST', headers, body })

const wholeBody = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())

const bearer = (key: string | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {}

const json = { 'content-type': 'application/json' }

const openai = ({ SPEECH_URL, SPEECH_KEY, SPEECH_MODEL }: SpeechSettings): Protocol => ({
  request: ({ text, voice, rate }) =>
    post(
      `${SPEECH_URL ?? 'https://api.openai.com/v1'}/audio/speech`,
      { ...json, ...bearer(SPEECH_KEY) },
      JSON.stringify({ model: SPEECH_MODEL, input: text, voice, speed: rate, response_format: 'wav' }),
    ),
  soundOf: wholeBody,
})

const googleAnswer = z.object({ audioContent: z.base64() })

/** `vi-VN` of `vi-VN-HoaiMyNeural`. */
const localeOf = (voice: string): string => voice.split('-').slice(0, 2).join('-')

const google = ({ SPEECH_URL, SPEECH_KEY = '' }: SpeechSettings): Protocol => ({
  request: ({ text, voice, rate }) =>
    post(
      `${SPEECH_URL ?? 'https://texttospeech.googleapis.com/v1'}/text:synthesize`,
      { ...json, 'x-goog-api-key': SPEECH_KEY },
      JSON.stringify({
        input: { text },
        voice: { languageCode: localeOf(voice), name: voice },
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: RATE_HZ, speakingRate: rate },
      }),
    ),
  soundOf: async (answer) => Buffer.from(googleAnswer.parse(await answer.json()).audioContent, 'base64'),
})

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => XML[sign] ?? sign)

const azure = ({ SPEECH_URL, SPEECH_KEY = '', SPEECH_REGION = '' }: SpeechSettings): Protocol => ({
  request: ({ text, voice, rate }) => {
    // Marks of the pace are billed as characters.
    const said = rate === 1 ? xml(text) : `<prosody rate="${rate}">${xml(text)}</prosody>`
    return post(
      `${SPEECH_URL ?? `https://${SPEECH_REGION}.tts.speech.microsoft.com`}/cognitiveservices/v1`,
      {
        'content-type': 'application/ssml+xml',
        'ocp-apim-subscription-key': SPEECH_KEY,
        'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
        'user-agent': 'song-ai',
      },
      `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${localeOf(voice)}"><voice name="${xml(voice)}">${said}</voice></speak>`,
    )
  },
  soundOf: wholeBody,
})

const http = ({ SPEECH_URL = '', SPEECH_KEY }: SpeechSettings): Protocol => ({
  request: (line) =>
    post(SPEECH_URL, { ...json, accept: 'audio/wav', ...bearer(SPEECH_KEY) }, JSON.stringify(line)),
  soundOf: wholeBody,
})

/** The protocols of the services, by the value of SPEECH_ENGINE. */
export const PROTOCOLS = { openai, google, azure, http }
