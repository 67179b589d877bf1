import type { Entry } from '@/features/search/entry'
import type { Found } from '@/features/search/engine'
import type { SearchMessages } from '@/features/search/messages'
import type { Vocabulary } from '@/features/search/vocabulary'
import type { Locale } from '@/lib/i18n/config'

/** What the browser needs to search in a language, loaded when somebody begins to. */
export type Catalogue = {
  entries: readonly Entry[]
  vocabulary: Vocabulary
  messages: SearchMessages
  /** Shown while nothing is asked. */
  starts: readonly Found[]
}

/** Where the catalogue of a language is. */
export const cataloguePath = (lang: Locale) => `/search-index/${lang}.json`

/** The page of results. */
export const SEARCH_PATH = '/search'
