import { setTimeout as sleep } from 'node:timers/promises'
import type { SpeechEngine } from '../engine.ts'
import { readText } from '../reading.ts'
import { engineVoiceOf, providerOf, type SpeechSettings } from '../settings.ts'
import { readingOf, voiceEngine } from '../voices.ts'
import { estimateWords, lineOf } from './estimate-words.ts'
import type { Protocol } from './protocols.ts'
import { readWav } from './wav.ts'

const TIMEOUT_MS = 10_000
const TRIES = 3
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 3_000
const MAX_BYTES = 20_000_000

const isPassing = (status: number) => status === 429 || status >= 500

/** How long to wait before the next try: what the service asks for, else twice as long each time. */
const waitMs = (answer: Response, tries: number): number => {
  const asked = Number(answer.headers.get('retry-after')) * 1_000
  return Math.max(asked || 0, FIRST_WAIT_MS * 2 ** (tries - 1))
}

const askFor = async (request: () => Request, signal: AbortSignal): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(request(), { signal })
    if (answer.ok) return answer
    await answer.body?.cancel()
    const wait = waitMs(answer, tries)
    if (!isPassing(answer.status) || tries === TRIES || wait > LONGEST_WAIT_MS)
      throw new Error(`the speech service answered ${answer.status}`)
    await sleep(wait, undefined, { signal })
  }
}

/**
 * A speech service as an engine. It is given the text spelled out and answers 16-bit PCM; the times of the words are estimated.
 * Only what is not billed (429 and 5xx) is tried again, all within ten seconds.
 */
export const serviceEngine = (
  settings: SpeechSettings,
  { request, soundOf }: Protocol,
  timeoutMs = TIMEOUT_MS,
): SpeechEngine => ({
  provider: providerOf(settings),
  speak: async (text, code, rate, reading) => {
    const { language } = voiceEngine(code)
    const clauses = readText(text, language, reading ?? readingOf(code))
    const line = { text: lineOf(clauses), voice: engineVoiceOf(settings, code), language, rate }
    const answer = await askFor(() => request(line), AbortSignal.timeout(timeoutMs))
    const bytes = await soundOf(answer)
    if (bytes.length > MAX_BYTES) throw new Error(`the speech service gave ${bytes.length} bytes`)
    const { pcm, sampleRate } = readWav(bytes)
    return { pcm, sampleRate, words: estimateWords(clauses, (pcm.length / sampleRate) * 1_000) }
  },
})
