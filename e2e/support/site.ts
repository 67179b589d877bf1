import type { APIRequestContext } from 'playwright/test'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

/** The paths of all pages that are to be found. */
export const readSitemap = async (request: APIRequestContext) => {
  const sitemaps = addressesIn(await (await request.get('/sitemap.xml')).text())
  const lists = await Promise.all(sitemaps.map(async (path) => (await request.get(path)).text()))
  return lists.flatMap(addressesIn)
}

/** Folders whose pages are few templates filled with other words, and how many of each stand for all. */
const TEMPLATES: Readonly<Record<string, number>> = {
  '/resources/guides/': 1,
  '/resources/news/': 1,
  '/aicall/api-docs/': 1,
  '/aivoice/api-docs/': 1,
  '/careers/': 1,
  '/aivoice/voices/': 2,
  '/aicall/industries/': 2,
  '/aicall/use-cases/': 1,
  '/industries/': 4,
  '/use-cases/': 1,
  '/case-studies/': 1,
}

/** Leaves out pages that are built as others are; none with `EVERY_PAGE`, which takes a few minutes more. */
export const withoutAlike = (paths: readonly string[]) => {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const template = Object.entries(TEMPLATES).find(([folder]) => path.includes(folder))
    if (!template || process.env['EVERY_PAGE']) return true
    const [folder, enough] = template
    const count = (seen.get(folder) ?? 0) + 1
    seen.set(folder, count)
    return count <= enough
  })
}

const originOf = (name: string) => new URL(process.env[name] ?? '').origin

/** The origins that are ours: the site, the identity server (asked once a page is idle) and the flags (asked where a flag is read). */
export const ownOrigins = (baseURL: string | undefined) =>
  new Set([baseURL ?? '', originOf('KEYCLOAK_URL'), originOf('GROWTHBOOK_API_HOST')])
