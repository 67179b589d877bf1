import type { APIRequestContext } from 'playwright/test'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

/** The paths of all pages that are to be found. */
export const readSitemap = async (request: APIRequestContext) => {
  const sitemaps = addressesIn(await (await request.get('/sitemap.xml')).text())
  const lists = await Promise.all(sitemaps.map(async (path) => (await request.get(path)).text()))
  return lists.flatMap(addressesIn)
}

/** Folders whose pages are one template filled with other words. */
const TEMPLATES = [
  '/resources/guides/',
  '/resources/news/',
  '/aicall/api-docs/',
  '/aivoice/api-docs/',
  '/careers/',
  '/aivoice/voices/',
]
const PER_TEMPLATE = 2

/** Leaves out pages that are built as others are: of each template, the first ones stand for all. */
export const withoutAlike = (paths: readonly string[]) => {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const template = TEMPLATES.find((folder) => path.includes(folder))
    if (!template) return true
    const count = (seen.get(template) ?? 0) + 1
    seen.set(template, count)
    return count <= PER_TEMPLATE
  })
}

const originOf = (name: string) => new URL(process.env[name] ?? '').origin

/** The origins that are ours: the site, the identity server (asked once a page is idle) and the flags (asked where a flag is read). */
export const ownOrigins = (baseURL: string | undefined) =>
  new Set([baseURL ?? '', originOf('KEYCLOAK_URL'), originOf('GROWTHBOOK_API_HOST')])
