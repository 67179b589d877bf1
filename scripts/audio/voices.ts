import { z } from 'zod'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { espeakEngine } from '../../platform/speech/espeak.ts'
import { renderSpeech } from '../../platform/speech/render.ts'
import { readJson, SEED, writeSound } from './files.ts'

const enginesSchema = z.record(z.string(), z.object({ sample: z.string().optional() }))

/** Makes the sample of each wanted voice: `public/audio/voices/<code>.mp3` and its drawing. */
export async function makeVoices(wanted: (code: string) => boolean): Promise<void> {
  const voices = await readJson(new URL('voices.json', SEED), voiceListSchema)
  const engines = await readJson(new URL('voice-engines.json', SEED), enginesSchema)
  for (const { code, name } of voices.filter((voice) => wanted(voice.code))) {
    const { sample } = engines[code] ?? {}
    if (!sample) throw new Error(`voice-engines.json: ${code} has no sample text`)
    // The engine remembers what it said before; a new one gives the same file whatever else is made.
    const { mp3, channels } = await renderSpeech(await espeakEngine(), sample, code, 1, `Sóng AI: ${name}`)
    await writeSound(`voices/${code}`, mp3, channels)
  }
}
