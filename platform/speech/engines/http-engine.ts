import type { SpeechEngine } from '../engine.ts'
import { readText } from '../reading.ts'
import { readingOf, voiceEngine } from '../voices.ts'
import { estimateWords, lineOf } from './estimate-words.ts'
import { readWav } from './wav.ts'

const TIMEOUT_MS = 10_000

/** A speech service by its address: gets `{text, voice, language, rate}` as JSON, the text spelled out, and answers a 16-bit PCM WAV. */
export const httpEngine = (url: string): SpeechEngine => ({
  speak: async (text, code, rate, reading) => {
    const { language } = voiceEngine(code)
    const clauses = readText(text, language, reading ?? readingOf(code))
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/wav' },
      body: JSON.stringify({ text: lineOf(clauses), voice: code, language, rate }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the speech service answered ${answer.status}`)
    const { pcm, sampleRate } = readWav(Buffer.from(await answer.arrayBuffer()))
    return { pcm, sampleRate, words: estimateWords(clauses, (pcm.length / sampleRate) * 1_000) }
  },
})
