import { loadCopy } from '@/features/pages/copy'
import type { PageCopy } from '@/features/pages/parse-copy'
import { PAGES, type Page } from '@/features/pages/registry'
import { LOCALES, type Locale } from '@/lib/i18n/config'

export type Version = { page: Page; lang: Locale; copy: PageCopy }

/** Every page in every language with its words; a page whose words do not fit is left to words.test.ts, which names it. */
export const loadVersions = async (): Promise<Version[]> => {
  const loaded = await Promise.allSettled(
    PAGES.flatMap((page) => LOCALES.map(async (lang) => ({ page, lang, copy: await loadCopy(page, lang) }))),
  )
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

/** A version's name in messages: 'vi /aicall'. */
export const nameOf = ({ page, lang }: Version) => `${lang} ${page.path}`
