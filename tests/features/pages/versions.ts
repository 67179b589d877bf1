import { loadContent, type PageContent } from '@/features/pages/content'
import type { Page } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { LOCALES, type Locale } from '@/lib/i18n/config'

export type Version = { page: Page; lang: Locale; content: PageContent }

/** Every page in every language with its content; a page whose content does not fit is left to content.test.ts, which names it. */
export const loadVersions = async (): Promise<Version[]> => {
  const loaded = await Promise.allSettled(
    PAGES.flatMap((page) =>
      LOCALES.map(async (lang) => ({ page, lang, content: await loadContent(page, lang) })),
    ),
  )
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

/** A version's name in messages: 'vi /aicall'. */
export const nameOf = ({ page, lang }: Version) => `${lang} ${page.path}`
