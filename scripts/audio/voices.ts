import { z } from 'zod'
import { recordedLineSchema } from '../../lib/contract/sample-call.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { renderSpeech, speakText } from '../../platform/speech/render.ts'
import { readJson, SEED, writeJson, writeSound } from './files.ts'
import { openScriptEngine, SPOKEN_BY } from './script-engine.ts'
import { measureVoice } from './voice-features.ts'

const saidSchema = recordedLineSchema.pick({ text: true, translation: true })
const enginesSchema = z.record(
  z.string(),
  z.object({ sample: z.string().optional(), translation: saidSchema.shape.translation }),
)

const sentencesSchema = z.object({ vi: z.array(saidSchema).min(1), en: z.array(saidSchema).min(1) })
const readSentences = () => readJson(new URL('voice-compare.json', SEED), sentencesSchema)

/** What all voices of a language read alike, measured without the silence around it. */
const voiceprintOf = async (code: string, sentence = '') => {
  const { mono, sampleRate, words } = await speakText(await openScriptEngine(), sentence, code, 1)
  const at = (ms = 0) => Math.round((ms / 1000) * sampleRate)
  return measureVoice(mono.subarray(at(words[0]?.start_ms), at(words.at(-1)?.end_ms)), sampleRate)
}

/** Makes the sample of each wanted voice: `public/audio/voices/<code>.mp3`, its drawing and its voiceprint; `voices.json` says who spoke it. */
export async function makeVoices(wanted: (code: string) => boolean): Promise<void> {
  const file = new URL('voices.json', SEED)
  const voices = await readJson(file, voiceListSchema)
  const engines = await readJson(new URL('voice-engines.json', SEED), enginesSchema)
  const sentences = await readSentences()
  for (const { code, name, language } of voices.filter((voice) => wanted(voice.code))) {
    const { sample, translation } = engines[code] ?? {}
    if (!sample) throw new Error(`voice-engines.json: ${code} has no sample text`)
    const { mp3, channels, durationMs } = await renderSpeech(
      await openScriptEngine(),
      sample,
      code,
      1,
      `Sóng AI: ${name}`,
    )
    const voiceprint = await voiceprintOf(code, sentences[language][0]?.text)
    const transcript = [{ speaker: 'agent', start_ms: 0, end_ms: durationMs, text: sample, translation }]
    await writeSound(`voices/${code}`, mp3, { ...channels, transcript, voiceprint })
  }
  const made = voices.map((voice) => (wanted(voice.code) ? { ...voice, spoken_by: SPOKEN_BY } : voice))
  await writeJson(file, made)
}

/** Makes the sentences that all voices read alike: `public/audio/compare/<code>-<n>.mp3`, the drawing and the words beside it. */
export async function makeComparison(wanted: (code: string) => boolean): Promise<void> {
  const voices = await readJson(new URL('voices.json', SEED), voiceListSchema)
  const sentences = await readSentences()
  for (const { code, name, language } of voices.filter((voice) => wanted(voice.code))) {
    for (const [i, { text, translation }] of sentences[language].entries()) {
      const { mp3, channels, durationMs } = await renderSpeech(
        await openScriptEngine(),
        text,
        code,
        1,
        `Sóng AI: ${name}`,
      )
      const transcript = [{ speaker: 'agent', start_ms: 0, end_ms: durationMs, text, translation }]
      await writeSound(`compare/${code}-${i + 1}`, mp3, { ...channels, transcript })
    }
  }
}
