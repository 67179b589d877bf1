import { z } from 'zod'
import { sampleCallListSchema, type RecordedLine, type SampleCall } from '../../lib/contract/sample-call.ts'
import type { Turn } from '../../platform/speech/dialogue.ts'
import { otpTurns } from '../../platform/speech/otp.ts'
import { renderCall, type CallAudio } from '../../platform/speech/render.ts'
import { customerVoiceFor } from '../../platform/speech/voices.ts'
import { readJson, SEED, writeJson, writeSound } from './files.ts'
import { openScriptEngine, SPOKEN_BY } from './script-engine.ts'
import { sourceCallSchema, type SourceCall } from './source.ts'

function turnsOf({ id, turns, otp, language }: SourceCall): Turn[] {
  if (turns) return turns
  if (otp) return otpTurns(otp, language)
  throw new Error(`sample-calls.source.json: ${id} says nothing`)
}

/** Each turn in English, where the call is in another language. */
function translationsOf({ turns, otp, language }: SourceCall): RecordedLine['translation'][] {
  if (turns) return turns.map(({ translation }) => translation)
  return otp && language !== 'en' ? otpTurns(otp, 'en').map(({ text }) => ({ en: text })) : []
}

function record(source: SourceCall, { turns, durationMs, peaks }: CallAudio): SampleCall {
  const { id, scenario_type, ai_agent, category, otp_length, industry, language, title } = source
  const translations = translationsOf(source)
  const transcript = turns.map(({ speaker, start_ms, end_ms, text }, i) => ({
    speaker,
    start_ms,
    end_ms,
    text,
    translation: translations[i],
  }))
  const audio_url = `/audio/calls/${id}.mp3`
  const facts = { id, scenario_type, ai_agent, category, otp_length, industry, language, title }
  return { ...facts, audio_url, duration_ms: durationMs, peaks, transcript, spoken_by: SPOKEN_BY }
}

/** Makes each wanted sample call (MP3, two-channel drawing) and rewrites its record in `sample-calls.json`. */
export async function makeCalls(wanted: (id: string) => boolean): Promise<void> {
  const sources = await readJson(new URL('sample-calls.source.json', SEED), z.array(sourceCallSchema))
  const target = new URL('sample-calls.json', SEED)
  const before = sources.every(({ id, recorded }) => !recorded && wanted(id))
    ? []
    : await readJson(target, sampleCallListSchema)
  const records: SampleCall[] = []
  for (const source of sources) {
    const kept = before.find(({ id }) => id === source.id)
    if (source.recorded || !wanted(source.id)) {
      if (kept) records.push(kept)
      continue
    }
    const cast = { agent: source.voice, customer: source.customer ?? customerVoiceFor(source.voice), rate: 1 }
    const audio = await renderCall(
      await openScriptEngine(),
      turnsOf(source),
      cast,
      `Sóng AI: ${source.title[source.language]}`,
    )
    const made = record(source, audio)
    await writeSound(`calls/${source.id}`, audio.mp3, {
      ...audio.channels,
      transcript: made.transcript,
      spoken_by: SPOKEN_BY,
    })
    records.push(made)
  }
  await writeJson(target, sampleCallListSchema.parse(records))
}
