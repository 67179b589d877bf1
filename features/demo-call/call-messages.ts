import type { CallMessages } from '@/features/demo-call/messages'
import type { Localized } from '@/lib/contract/localized'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** `scripts` are those of all scenarios, by their ids, in both languages. */
export type CallParts = CallMessages & { scripts: Readonly<Record<string, Localized>> }

const fetchMessages = async (lang: Locale): Promise<CallParts> => {
  const response = await fetch(`/messages/demo-call.${lang}.json`)
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

const requests: Partial<Record<Locale, Promise<CallParts>>> = {}

/** The words of a call in a language and all scripts, fetched once, as often as it takes; for the browser only. */
export const readCallMessages = (lang: Locale): Promise<CallParts> => {
  // A page that waited for its own server would wait for ever.
  if (typeof window === 'undefined') throw new Error('the words of a call are fetched by the browser')
  return (requests[lang] ??= lazyWithRetry(() => fetchMessages(lang))().then((loaded) => loaded.default))
}
