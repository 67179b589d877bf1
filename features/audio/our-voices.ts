import type { VOICE_REGIONS } from '@/lib/contract/voice'
import type { Locale } from '@/lib/i18n/config'

export type Region = (typeof VOICE_REGIONS)[number]

type OurVoice = { language: Locale; region: Region | null }

/** The voices this site has recordings of; what the service says of them (gender, styles) may change, these do not. */
export const OUR_VOICES = {
  'thu-lam': { language: 'vi', region: 'north' },
  'minh-quan': { language: 'vi', region: 'north' },
  'hoai-an': { language: 'vi', region: 'central' },
  'bao-khang': { language: 'vi', region: 'central' },
  'mai-chi': { language: 'vi', region: 'south' },
  'gia-phuc': { language: 'vi', region: 'south' },
  iris: { language: 'en', region: null },
  owen: { language: 'en', region: null },
} as const satisfies Record<string, OurVoice>

export type VoiceId = keyof typeof OUR_VOICES

const isVoiceId = (id: string): id is VoiceId => id in OUR_VOICES

export const VOICE_IDS: readonly VoiceId[] = Object.keys(OUR_VOICES).filter(isVoiceId)

/** Our voices of a region in their order; of no region, those of another language. */
export const voicesOf = (region: Region | null) => VOICE_IDS.filter((id) => OUR_VOICES[id].region === region)
