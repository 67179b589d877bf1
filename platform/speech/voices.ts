import voiceEngines from '../seed/voice-engines.json' with { type: 'json' }
import { READING_PRESETS, type ReadingOptions } from '../../lib/domain/reading/options.ts'
import type { EqBand } from './dsp/biquad.ts'

/** How our engine makes one voice: a language of espeak-ng, lines of an espeak-ng voice variant, and the polish after it. */
export type VoiceEngine = {
  language: string
  espeak: string
  variant: string[]
  wordsPerMinute: number
  pitch: number
  range: number
  eq: EqBand[]
  room: number
  /** A customer heard over the phone; never offered as a voice. */
  customer?: boolean
  gender: string
}

const ENGINES: Record<string, VoiceEngine> = Object.fromEntries(
  Object.entries(voiceEngines).map(([code, engine]) => [
    code,
    { customer: false, ...engine, eq: engine.eq.map(toBand) },
  ]),
)

function toBand(band: { type: string; hz: number; db?: number; q?: number }): EqBand {
  const kinds = ['lowpass', 'highpass', 'lowshelf', 'highshelf', 'peak', 'allpass'] as const
  const type = kinds.find((kind) => kind === band.type)
  if (!type) throw new Error(`voice-engines.json: unknown filter ${band.type}`)
  return { type, hz: band.hz, db: band.db ?? 0, q: band.q ?? Math.SQRT1_2 }
}

/** The engine settings of a voice; throws when no voice has that code. */
export function voiceEngine(code: string): VoiceEngine {
  const engine = ENGINES[code]
  if (!engine) throw new Error(`no such voice: ${code}`)
  return engine
}

/** How a voice reads numbers by itself: as in the south if it comes from there, else as in the north. */
export const readingOf = (code: string): ReadingOptions =>
  READING_PRESETS[voiceEngine(code).espeak.endsWith('-south') ? 'south' : 'north']

/** The codes of all voices an agent can speak with. */
export function agentVoiceCodes(): string[] {
  return Object.keys(ENGINES).filter((code) => !ENGINES[code]?.customer)
}

/** A customer's voice that cannot be taken for the agent's: the same language, the other gender. */
export function customerVoiceFor(agentCode: string): string {
  const agent = voiceEngine(agentCode)
  const match = Object.entries(ENGINES).find(
    ([, voice]) => voice.customer && voice.language === agent.language && voice.gender !== agent.gender,
  )
  if (!match) throw new Error(`no customer voice for ${agentCode}`)
  return match[0]
}
