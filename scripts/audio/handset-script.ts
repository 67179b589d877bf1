import type { Campaign } from '../../lib/contract/campaign.ts'
import type { Locale } from '../../lib/contract/enums.ts'
import {
  handsetScriptSchema,
  type HandsetScript,
  type HandsetStep,
  type StoredScript,
  type StoredStep,
} from '../../lib/contract/handset.ts'
import type { Voice } from '../../lib/contract/voice.ts'
import { isPersonal, stepsOf, textOf } from '../../platform/calls/handset-scripts.ts'
import { prerecord } from './handset-speech.ts'
import { SPOKEN_BY } from './script-engine.ts'

const CODES = ['5294', '729416']

/** The files a script becomes: one, or for a code one for each length. */
export const versionsOf = ({ id, kind }: StoredScript): { name: string; code?: string }[] =>
  kind === 'voice-otp' ? CODES.map((code) => ({ name: `${id}-${code.length}`, code })) : [{ name: id }]

type Recorded = {
  language: Locale
  code: string | undefined
  voices: readonly Voice[]
  campaigns: readonly Pick<Campaign, 'id' | 'voice_ids'>[]
}

const stepOf = (step: StoredStep, language: Locale, speech: HandsetStep['speech']): HandsetStep => ({
  keys: Object.fromEntries(
    Object.entries(step.keys ?? {}).map(([key, choice]) => [key, { to: choice.to, label: choice[language] }]),
  ),
  field: step.field?.[language],
  next: step.next,
  silence: step.silence ?? 'silent',
  end: step.end && { tone: step.end.tone, status: step.end[language] },
  personal: isPersonal(step, language),
  speech,
})

/** A script in one language with its default speech recorded. */
export const recordScript = async (
  script: StoredScript,
  { language, code, voices, campaigns }: Recorded,
): Promise<HandsetScript> => {
  const voice = script.voices[language]
  const spoken = voices.filter(
    ({ id }) => campaigns.find((campaign) => campaign.id === script.id)?.voice_ids.includes(id) ?? true,
  )
  const steps: Record<string, HandsetStep> = {}
  for (const [id, step] of Object.entries(stepsOf(script))) {
    const speech = await prerecord(voice, textOf(script, step, { language, values: {}, code }))
    steps[id] = stepOf(step, language, speech)
  }
  return handsetScriptSchema.parse({
    id: script.id,
    kind: script.kind,
    language,
    caller: script.caller[language],
    voice,
    voices: Object.fromEntries(spoken.map((candidate) => [candidate.id, candidate.language])),
    code,
    spoken_by: SPOKEN_BY,
    start: script.start,
    steps,
  })
}
