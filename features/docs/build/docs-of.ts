import { aicallApi } from '@/features/docs/build/aicall-api'
import { aivoiceApi } from '@/features/docs/build/aivoice-api'
import { aivoiceGuide } from '@/features/docs/build/aivoice-guide'
import { fieldsSchema, type Labels, labelsSchema, loadDocsContent } from '@/features/docs/content'
import type { Chapter } from '@/features/docs/model'
import type { Locale } from '@/lib/i18n/config'
import { site } from '@/lib/site'

const DOCS = {
  '/aicall/api-docs': aicallApi,
  '/aivoice/api-docs': aivoiceApi,
  '/aivoice/docs': ({ lang }: { lang: Locale }) => aivoiceGuide(lang),
}

export type DocsPath = keyof typeof DOCS

export const DOCS_PATHS = Object.keys(DOCS).filter((path): path is DocsPath => path in DOCS)

/** The chapters of a documentation page in a language, and the labels it is shown with. */
export const docsOf = async (
  path: DocsPath,
  lang: Locale,
): Promise<{ chapters: Chapter[]; labels: Labels }> => {
  const [labels, fields] = await Promise.all([
    loadDocsContent({ schema: labelsSchema, file: 'docs/labels', lang }),
    loadDocsContent({ schema: fieldsSchema, file: 'docs/fields', lang }),
  ])
  return { labels, chapters: await DOCS[path]({ lang, labels, fields, origin: site(lang).url }) }
}
