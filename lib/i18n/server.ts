import 'server-only'
import { createServerI18next } from 'next-i18next/server'
import { z } from 'zod'
import { READ_OPTIONS, messagesBackend } from '@/lib/i18n/messages-backend'
import { parseMessages } from '@/lib/i18n/parse-messages'
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

/** What a locale file holds, as it stands there; the fallback language's file where this language has none. */
const readLocale = async (lang: Locale, namespace: string): Promise<Record<string, unknown>> => {
  const { i18n } = await getT(namespace, { lng: lang })
  const bundle = i18n.getResourceBundle(lang, namespace) ?? i18n.getResourceBundle(FALLBACK_LOCALE, namespace)
  if (!bundle) throw new Error(`locales/${lang || DEFAULT_LOCALE}/${namespace}.json: cannot be read`)
  return bundle
}

/** The messages of a locale file, with a schema checked by it; throws naming the file and each key that does not fit. */
export function loadMessages(lang: Locale, namespace: string): Promise<Record<string, unknown>>
export function loadMessages<Schema extends z.ZodType>(
  lang: Locale,
  namespace: string,
  schema: Schema,
): Promise<z.output<Schema>>
export async function loadMessages(lang: Locale, namespace: string, schema: z.ZodType = z.unknown()) {
  return parseMessages(schema, await readLocale(lang, namespace), `locales/${lang}/${namespace}.json`)
}
