import { z } from 'zod'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { espeakEngine } from '../../platform/speech/espeak.ts'
import { renderSpeech } from '../../platform/speech/render.ts'
import { readJson, SEED, writeSound } from './files.ts'

const sentencesSchema = z.object({ vi: z.array(z.string()), en: z.array(z.string()) })

/** Makes the sentences that all voices read alike: `public/audio/compare/<code>-<n>.mp3`, the drawing and the words beside it. */
export async function makeComparison(wanted: (code: string) => boolean): Promise<void> {
  const voices = await readJson(new URL('voices.json', SEED), voiceListSchema)
  const sentences = await readJson(new URL('voice-compare.json', SEED), sentencesSchema)
  for (const { code, name, language } of voices.filter((voice) => wanted(voice.code))) {
    for (const [i, text] of sentences[language].entries()) {
      const { mp3, channels, durationMs } = await renderSpeech(
        await espeakEngine(),
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
