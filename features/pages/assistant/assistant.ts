import type { OfficeMessages } from '@/features/contact/office-state'
import type { OfficeRow } from '@/features/contact/office-rows'
import type { Links } from '@/features/pages/assistant/answer'
import type { AssistantMessages } from '@/features/pages/assistant/messages'
import type { TopicWords } from '@/features/pages/assistant/topics'
import type { Locale } from '@/lib/i18n/config'

/** What the assistant knows beside the catalogue of search, in a language. */
export type Assistant = {
  messages: AssistantMessages
  words: TopicWords
  links: Links
  /** What things cost today, a sentence each; empty where no price is known. */
  prices: readonly string[]
  ways: readonly OfficeRow[]
  hours: string
  office: OfficeMessages | null
}

/** Where that is. */
export const assistantPath = (lang: Locale) => `/assistant/${lang}.json`
