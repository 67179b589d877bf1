import { spawn } from 'node:child_process'
import { SYNTHESIZER } from '../../../lib/contract/enums.ts'
import { polishVoice } from '../dsp/polish.ts'
import type { SpeechEngine } from '../engine.ts'
import { readText } from '../reading.ts'
import { readingOf, voiceEngine } from '../voices.ts'
import { estimateWords, lineOf } from './estimate-words.ts'
import { readWav } from './wav.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 20_000_000

const run = (command: string, args: readonly string[], input: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: TIMEOUT_MS })
    const parts: Buffer[] = []
    let length = 0
    child.on('error', reject)
    child.stdin.on('error', () => undefined)
    child.stdout.on('data', (part: Buffer) => {
      length += part.length
      if (length > MAX_BYTES) child.kill()
      else parts.push(part)
    })
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`${command} ended with ${String(code)}`)),
    )
    child.stdin.end(input)
  })

/** An installed espeak-ng as a speech engine: one short process a text. Its voices differ by its own variants, not by ours. */
export const nativeEspeak = (command: string): SpeechEngine => ({
  provider: SYNTHESIZER,
  polish: polishVoice,
  speak: async (text, code, rate, reading) => {
    const voice = voiceEngine(code)
    const clauses = readText(text, voice.language, reading ?? readingOf(code))
    const variant = voice.gender === 'female' ? 'f3' : 'm3'
    const speed = Math.round(voice.wordsPerMinute * rate)
    const args = ['--stdout', '--stdin', '-b', '1', '-v', `${voice.espeak}+${variant}`, '-s', String(speed)]
    const { pcm, sampleRate } = readWav(await run(command, args, lineOf(clauses)))
    return { pcm, sampleRate, words: estimateWords(clauses, (pcm.length / sampleRate) * 1_000) }
  },
})
