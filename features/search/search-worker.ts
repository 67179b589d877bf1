import { expose } from 'comlink'
import type { Catalogue } from '@/features/search/catalogue'
import { createSearch, type Search } from '@/features/search/engine'
import { readCatalogue } from '@/features/search/read-catalogue'
import { afterReply } from '@/lib/after-reply'
import type { Locale } from '@/lib/i18n/config'

// Beside the page: making the index takes a slow phone a second, in which nothing could be pressed.
let index: Promise<Search> | undefined

const worker = {
  /** Reads what can be found in a language; gives what is said and shown before anything is asked. */
  open: async (lang: Locale): Promise<Pick<Catalogue, 'messages' | 'starts'>> => {
    const { entries, vocabulary, messages, starts } = await readCatalogue(lang)
    index = afterReply(() => createSearch(entries, vocabulary))
    return { messages, starts }
  },
  /** What fits a query best, once a catalogue was opened. */
  search: async (query: string) => (await index)?.(query) ?? [],
}
export type SearchWorker = typeof worker
expose(worker)
