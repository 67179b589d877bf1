import type { APIRequestContext } from 'playwright/test'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

/** The paths of all pages that are to be found. */
export const readSitemap = async (request: APIRequestContext) =>
  addressesIn(await (await request.get('/sitemap.xml')).text())

const originOf = (name: string) => new URL(process.env[name] ?? '').origin

/** The origins that are ours: the site, the identity server (asked once a page is idle) and the flags (asked where a flag is read). */
export const ownOrigins = (baseURL: string | undefined) =>
  new Set([baseURL ?? '', originOf('KEYCLOAK_URL'), originOf('GROWTHBOOK_API_HOST')])
