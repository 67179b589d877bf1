import type { DocsPath } from '@/features/docs/build/docs-of'
import { docsMarkdown } from '@/features/docs/markdown'
import type { Locale } from '@/lib/i18n/config'

type Source = (lang: Locale) => Promise<string>

const docs =
  (path: DocsPath): Source =>
  (lang) =>
    docsMarkdown(path, lang)

/** What a page shows beside its own words (an API reference, prices, open jobs), as Markdown; path → source. */
export const LIVE_MARKDOWN: Partial<Record<string, Source>> = {
  '/aicall/api-docs': docs('/aicall/api-docs'),
  '/aivoice/docs': docs('/aivoice/docs'),
  '/aivoice/api-docs': docs('/aivoice/api-docs'),
}
