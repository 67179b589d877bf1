import type { CallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const fetchMessages = async (lang: Locale): Promise<CallMessages> => {
  const response = await fetch(`/messages/demo-call.${lang}.json`)
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

const requests: Partial<Record<Locale, Promise<CallMessages>>> = {}

/** The words of a call in a language, fetched once, as often as it takes. */
export const readCallMessages = (lang: Locale): Promise<CallMessages> =>
  (requests[lang] ??= lazyWithRetry(() => fetchMessages(lang))().then((loaded) => loaded.default))
