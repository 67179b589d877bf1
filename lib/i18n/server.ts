import 'server-only'
import { createServerI18next } from 'next-i18next/server'
import { READING, wordsBackend } from '@/lib/i18n/words-backend'
import { DEFAULT_LANG, FALLBACK_LANG, LANGS, type Lang } from '@/lib/i18n/config'

export const { getT } = createServerI18next({
  supportedLngs: [...LANGS],
  fallbackLng: FALLBACK_LANG,
  defaultNS: 'common',
  ns: ['common'],
  localeParamName: 'lang',
  use: [wordsBackend()],
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  i18nextOptions: { ...READING, returnNull: false },
})

/** All words of one locale file as they stand in the file; the fallback language's file where this language has none. */
export const loadWords = async (lang: Lang, namespace: string): Promise<Record<string, unknown>> => {
  const { i18n } = await getT(namespace, { lng: lang })
  const words = i18n.getResourceBundle(lang, namespace) ?? i18n.getResourceBundle(FALLBACK_LANG, namespace)
  if (!words) throw new Error(`locales/${lang || DEFAULT_LANG}/${namespace}.json: cannot be read`)
  return words
}
