import { DocsBody } from '@/features/docs/docs-body'
import { loadPageLinks } from '@/features/pages/content'
import type { Locale } from '@/lib/i18n/config'

/** The chapters of a documentation page with the contents of its manual. */
export const DocsChapters = async ({ path, lang }: { path: string; lang: Locale }) => (
  <DocsBody path={path} lang={lang} link={await loadPageLinks(lang)} />
)
