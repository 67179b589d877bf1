import { COMPANY_PAGES, LEGAL_PAGES } from '@/features/pages/company-pages'
import { FAMILY_PAGES, type INDUSTRY_HUB, type USE_CASE_HUB } from '@/features/pages/family-pages'
import { pathsOf, type Page } from '@/features/pages/page'
import { HOME_PAGE, PRODUCT_PAGES } from '@/features/pages/product-pages'
import { DOCS_CHAPTERS, RESOURCE_PAGES, STUDY_PAGES } from '@/features/pages/resource-pages'
import { TOPIC_PAGES } from '@/features/pages/topic-pages'
import { VOICE_PAGES, type VOICES_PAGE } from '@/features/pages/voice-pages'

type FixedPage =
  | typeof HOME_PAGE
  | typeof VOICES_PAGE
  | typeof INDUSTRY_HUB
  | typeof USE_CASE_HUB
  | (
      | typeof PRODUCT_PAGES
      | typeof TOPIC_PAGES
      | typeof RESOURCE_PAGES
      | typeof COMPANY_PAGES
      | typeof LEGAL_PAGES
    )[number]

/** The path of a page with a route of its own. */
export type FixedPath = FixedPage['path']

/** The ids of the sections of such a page. */
export type SectionId<Path extends FixedPath> = Extract<FixedPage, { path: Path }>['sections'][number]['id']

/** Every page of the site, once; menus, sitemap, hreflang, search and the tests are derived from it and its order. */
export const PAGES: readonly Page[] = [
  HOME_PAGE,
  ...PRODUCT_PAGES,
  ...TOPIC_PAGES,
  ...VOICE_PAGES,
  ...FAMILY_PAGES,
  ...RESOURCE_PAGES,
  ...DOCS_CHAPTERS,
  ...STUDY_PAGES,
  ...COMPANY_PAGES,
  ...LEGAL_PAGES,
]

const byPath = new Map(PAGES.map((entry) => [entry.path, entry]))

export const hasPage = (path: string) => byPath.has(path)

/** The page at a path; throws on a path that no page has. */
export const pageAt = (path: string): Page => {
  const page = byPath.get(path)
  if (!page) throw new Error(`no page at ${path}`)
  return page
}

/** The paths right below a folder: '/industries' → the ten industries, in the order of the registry. */
export const pathsUnder = (folder: string) =>
  pathsOf(PAGES).filter(
    (path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'),
  )

/** The last part of those addresses: '/industries' → 'banking', 'finance' … */
export const slugsUnder = (folder: string) => pathsUnder(folder).map((path) => path.slice(folder.length + 1))

/** The pages above a page that exist, from home down to itself, registered or not: '/aicall/industries/banking' skips '/aicall/industries'. */
export const breadcrumbPaths = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].filter(
    (step) => step === path || hasPage(step),
  )
}
