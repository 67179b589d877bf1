import { z } from 'zod'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { renderSpeech } from '../../platform/speech/render.ts'
import { readJson, SEED, writeJson, writeSound } from './files.ts'
import { openScriptEngine, SPOKEN_BY } from './script-engine.ts'

const enginesSchema = z.record(z.string(), z.object({ sample: z.string().optional() }))

/** Makes the sample of each wanted voice: `public/audio/voices/<code>.mp3` and its drawing; `voices.json` says who spoke it. */
export async function makeVoices(wanted: (code: string) => boolean): Promise<void> {
  const file = new URL('voices.json', SEED)
  const voices = await readJson(file, voiceListSchema)
  const engines = await readJson(new URL('voice-engines.json', SEED), enginesSchema)
  for (const { code, name } of voices.filter((voice) => wanted(voice.code))) {
    const { sample } = engines[code] ?? {}
    if (!sample) throw new Error(`voice-engines.json: ${code} has no sample text`)
    const { mp3, channels } = await renderSpeech(
      await openScriptEngine(),
      sample,
      code,
      1,
      `Sóng AI: ${name}`,
    )
    await writeSound(`voices/${code}`, mp3, channels)
  }
  const made = voices.map((voice) => (wanted(voice.code) ? { ...voice, spoken_by: SPOKEN_BY } : voice))
  await writeJson(file, made)
}

const sentencesSchema = z.object({ vi: z.array(z.string()), en: z.array(z.string()) })

/** Makes the sentences that all voices read alike: `public/audio/compare/<code>-<n>.mp3`, the drawing and the words beside it. */
export async function makeComparison(wanted: (code: string) => boolean): Promise<void> {
  const voices = await readJson(new URL('voices.json', SEED), voiceListSchema)
  const sentences = await readJson(new URL('voice-compare.json', SEED), sentencesSchema)
  for (const { code, name, language } of voices.filter((voice) => wanted(voice.code))) {
    for (const [i, text] of sentences[language].entries()) {
      const { mp3, channels, durationMs } = await renderSpeech(
        await openScriptEngine(),
        text,
        code,
        1,
        `Sóng AI: ${name}`,
      )
      const transcript = [{ speaker: 'agent', start_ms: 0, end_ms: durationMs, text }]
      await writeSound(`compare/${code}-${i + 1}`, mp3, { ...channels, transcript })
    }
  }
}
