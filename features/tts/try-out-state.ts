import { READING_PRESETS, type ReadingOptions, type ReadingStyle } from '@/lib/domain/reading/options'

export type TtsVoice = {
  id: string
  name: string
  /** Gender and region, in the page's language. */
  hint: string
  language: 'vi' | 'en'
  style: ReadingStyle
}

export type SoundRequest = { text: string; voice: string; rate: number; reading: ReadingOptions }

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Which preset the options are, or null when they were set one by one. */
export const styleOf = (reading: ReadingOptions): ReadingStyle | null => {
  const fits = ({ thousand, gap, four, five, half }: ReadingOptions) =>
    thousand === reading.thousand &&
    gap === reading.gap &&
    four === reading.four &&
    five === reading.five &&
    half === reading.half
  if (fits(READING_PRESETS.north)) return 'north'
  return fits(READING_PRESETS.south) ? 'south' : null
}

/** The request with another voice: numbers are read as where it comes from, unless the visitor set that by hand. */
export const withVoice = (request: SoundRequest, voice: TtsVoice): SoundRequest => ({
  ...request,
  voice: voice.id,
  reading:
    styleOf(request.reading) && voice.language === 'vi' ? READING_PRESETS[voice.style] : request.reading,
})
