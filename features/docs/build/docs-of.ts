import { aicallApi } from '@/features/docs/build/aicall-api'
import { callApi } from '@/features/docs/build/call-api'
import { aivoiceApi } from '@/features/docs/build/aivoice-api'
import { aivoiceGuide } from '@/features/docs/build/aivoice-guide'
import type { EndpointContext } from '@/features/docs/build/endpoint-section'
import { fieldsSchema, type Labels, labelsSchema, loadDocsContent } from '@/features/docs/content'
import { MANUALS } from '@/features/docs/manuals'
import type { Chapter } from '@/features/docs/model'
import type { Locale } from '@/lib/i18n/config'
import { site } from '@/lib/site'

const BUILT = [
  {
    pages: MANUALS.aicallApi,
    build: async (context: EndpointContext) => [...(await aicallApi(context)), ...(await callApi(context))],
  },
  { pages: MANUALS.aivoiceApi, build: aivoiceApi },
  { pages: MANUALS.aivoiceGuide, build: ({ lang }: EndpointContext) => aivoiceGuide(lang) },
]

/** Every page of the documentation, manual by manual. */
export const DOCS_PATHS = BUILT.flatMap(({ pages }) => Object.keys(pages))

type Docs = { labels: Labels; chapters: Chapter[]; pages: readonly string[] }

/** The chapters of a documentation page in a language, the labels it is shown with, and the pages of its manual; throws on a path without documentation. */
export const docsOf = async (path: string, lang: Locale): Promise<Docs> => {
  const [labels, fields] = await Promise.all([
    loadDocsContent({ schema: labelsSchema, file: 'docs/labels', lang }),
    loadDocsContent({ schema: fieldsSchema, file: 'docs/fields', lang }),
  ])
  for (const { pages, build } of BUILT) {
    const wanted = pages[path]
    if (!wanted) continue
    const chapters = await build({ lang, labels, fields, origin: site(lang).url })
    const own = wanted.map((id) => chapters.find((chapter) => chapter.id === id))
    if (own.includes(undefined)) throw new Error(`${path}: a chapter is not written`)
    return { labels, pages: Object.keys(pages), chapters: own.filter((chapter) => chapter !== undefined) }
  }
  throw new Error(`no documentation at ${path}`)
}
