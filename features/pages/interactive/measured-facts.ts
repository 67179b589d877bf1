import type { VoiceSounds } from '@/features/audio/measured-voice'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

type Translate = (key: string, values: Record<string, string>) => string

const number = (value: number, lang: Locale, digits: number) =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)

/** What was measured of a voice, each value with its name and unit in the language of the page. */
export const measuredFacts = (
  { middleHz, rangeSemitones, wordsPerSecond, brightnessDb }: VoiceSounds['measured'],
  language: Locale,
  lang: Locale,
  t: Translate,
) => {
  const fact = (key: string, unit: string, value: number, digits: number) => ({
    key,
    label: t(`measured.${key}`, {}),
    value: t(`unit.${unit}`, { n: number(value, lang, digits) }),
  })
  return [
    fact('middle', 'hz', middleHz, 0),
    fact('range', 'semitones', rangeSemitones, 1),
    fact('pace', language === 'vi' ? 'syllables' : 'words', wordsPerSecond, 1),
    fact('brightness', 'db', brightnessDb, 1),
  ]
}
