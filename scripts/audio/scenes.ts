import { z } from 'zod'
import { LOCALES } from '../../lib/contract/enums.ts'
import { renderCall } from '../../platform/speech/render.ts'
import { customerVoiceFor } from '../../platform/speech/voices.ts'
import { readJson, writeSound } from './files.ts'
import { openScriptEngine, SPOKEN_BY } from './script-engine.ts'
import { turnSchema } from './source.ts'

/** What is heard with the picture an industry page opens with, in each language of the site: one turn for each moment that the picture shows. */
export const sceneSchema = z.strictObject({
  id: z.string(),
  language: z.enum(LOCALES),
  title: z.string(),
  voice: z.string(),
  customer: z.string().optional(),
  turns: z.array(turnSchema).min(2),
})

export const SCENES = new URL('./scenes.source.json', import.meta.url)

/** Makes the recording of each wanted scene (MP3, two-channel drawing, turns with their times). */
export async function makeScenes(wanted: (id: string) => boolean): Promise<void> {
  for (const { id, language, title, voice, customer, turns } of await readJson(
    SCENES,
    z.array(sceneSchema),
  )) {
    if (!wanted(id)) continue
    const cast = { agent: voice, customer: customer ?? customerVoiceFor(voice), rate: 1 }
    const audio = await renderCall(await openScriptEngine(), turns, cast, `Sóng AI: ${title}`)
    await writeSound(`scenes/${id}-${language}`, audio.mp3, {
      ...audio.channels,
      transcript: audio.turns.map(({ speaker, start_ms, end_ms, text }) => ({
        speaker,
        start_ms,
        end_ms,
        text,
      })),
      spoken_by: SPOKEN_BY,
    })
  }
}
