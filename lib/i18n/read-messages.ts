import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { Locale } from './config'

/** Makes the reader of words that no page carries, `/messages/{name}.{lang}.json`: fetched once for a language, as often as it takes; for the browser only. */
export const messageReader = <Messages>(name: string) => {
  const requests: Partial<Record<Locale, Promise<Messages>>> = {}
  const fetchMessages = async (lang: Locale): Promise<Messages> => {
    const response = await fetch(`/messages/${name}.${lang}.json`)
    if (!response.ok) throw new Error(response.statusText)
    return response.json()
  }
  return (lang: Locale) => {
    // A page that waited for its own server would wait for ever.
    if (typeof window === 'undefined') throw new Error(`the browser fetches the words of ${name}`)
    return (requests[lang] ??= lazyWithRetry(() => fetchMessages(lang))().then((loaded) => loaded.default))
  }
}
