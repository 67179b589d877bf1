/** The six tones of Vietnamese, each on the syllable the site shows them by. */
export const TONE_SYLLABLES = {
  ngang: 'ma',
  sac: 'má',
  huyen: 'mà',
  hoi: 'mả',
  nga: 'mã',
  nang: 'mạ',
} as const

export type Tone = keyof typeof TONE_SYLLABLES

/** One voice a region that speaks them: north, central, south. */
export const TONE_VOICES = ['thu-lam', 'hoai-an', 'mai-chi'] as const
