import type { ReactNode } from 'react'
import type { GuideWords } from '@/features/pages/guide/words'
import type { PageLink } from '@/components/sections/section'
import type { Locale } from '@/lib/i18n/config'

/** Where an extra stands: in which guide, in which place of it. */
export type ExtraContext = {
  id: string
  lang: Locale
  path: string
  words: GuideWords
  link: (path: string) => PageLink
}

/** Something of our own that a guide shows: as part of the page, and as Markdown for its alternate; null while a service is away. */
export type Extra = { view: ReactNode; markdown: string } | null

/** Makes an extra out of the lines of its block; throws on a line it cannot read. */
export type ExtraReader = (lines: readonly string[], context: ExtraContext) => Promise<Extra>
