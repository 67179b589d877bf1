import { wrap } from 'comlink'
import { openOver } from '@/components/layout/open-over'
import type { SearchWorker } from '@/features/search/search-worker'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { workerStart } from '@/lib/worker-start'

const start = async (lang: Locale) => {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const { open, search } = wrap<SearchWorker>(worker)
  return { ...(await workerStart(worker, open(lang))), search: (query: string) => search(query) }
}

const started = new Map<Locale, ReturnType<typeof start>>()

/** The search of a language, started once; when it cannot be, the next time tries anew. */
const startOnce = (lang: Locale) => {
  const search = started.get(lang) ?? start(lang)
  started.set(lang, search)
  search.catch(() => started.delete(lang))
  return search
}

/** Loads what search needs, once, and opens it over the page; rejects when it cannot be loaded. */
export const openSearch = openOver(async (close) => {
  const lang = asLocale(document.documentElement.lang)
  const [{ SearchDialog }, search] = await Promise.all([import('./search-dialog'), startOnce(lang)])
  return <SearchDialog lang={lang} {...search} onClose={close} />
})
