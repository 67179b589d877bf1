import 'server-only'
import { createServerI18next } from 'next-i18next/server'
import { READ_OPTIONS, messagesBackend } from '@/lib/i18n/messages-backend'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from '@/lib/i18n/config'

export const { getT } = createServerI18next({
  supportedLngs: [...LOCALES],
  fallbackLng: FALLBACK_LOCALE,
  defaultNS: 'common',
  ns: ['common'],
  localeParamName: 'lang',
  use: [messagesBackend()],
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  i18nextOptions: { ...READ_OPTIONS, returnNull: false },
})

/** All words of one locale file as they stand in the file; the fallback language's file where this language has none. */
export const loadMessages = async (lang: Locale, namespace: string): Promise<Record<string, unknown>> => {
  const { i18n } = await getT(namespace, { lng: lang })
  const words = i18n.getResourceBundle(lang, namespace) ?? i18n.getResourceBundle(FALLBACK_LOCALE, namespace)
  if (!words) throw new Error(`locales/${lang || DEFAULT_LOCALE}/${namespace}.json: cannot be read`)
  return words
}
