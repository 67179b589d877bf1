import type { VoiceSounds } from '@/features/audio/measured-voice'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'

const number = (value: number, lang: Locale, digits: number) =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−')

/** What was measured of a voice that speaks a language, each value with its name and unit in the language of the page. */
export const measuredFacts = async (
  { middleHz, rangeSemitones, wordsPerSecond, brightnessDb }: VoiceSounds['measured'],
  language: Locale,
  lang: Locale,
) => {
  const { t } = await getT('voices', { lng: lang })
  const fact = (key: string, unit: string, value: number, digits: number) => ({
    key,
    label: t(`measured.${key}`),
    value: t(`unit.${unit}`, { n: number(value, lang, digits) }),
  })
  return [
    fact('middle', 'hz', middleHz, 0),
    fact('range', 'semitones', rangeSemitones, 1),
    fact('pace', language === 'vi' ? 'syllables' : 'words', wordsPerSecond, 1),
    fact('brightness', 'db', brightnessDb, 1),
  ]
}
