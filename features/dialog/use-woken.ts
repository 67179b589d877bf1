import { useEffect } from 'react'
import { understand } from '@/features/dialog/api'
import type { Locale } from '@/lib/i18n/config'

/**
 * Has a sample understood as soon as the part opens: bots learn with the first message a server gets, and nobody's own should wait
 * for that. Its answer is thrown away.
 */
export const useWoken = (language: Locale, sample: string | undefined) => {
  useEffect(() => {
    if (sample) understand({ bot: 'clinic', language, text: sample }).catch(() => undefined)
  }, [language, sample])
}
