import type { APIRequestContext } from '@playwright/test'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

/** The paths of all pages that are to be found. */
export const readSitemap = async (request: APIRequestContext) =>
  addressesIn(await (await request.get('/sitemap.xml')).text())

/** The origins that are ours: the site and the identity server, which is asked once a page is idle. */
export const ownOrigins = (baseURL: string | undefined) =>
  new Set([baseURL ?? '', new URL(process.env['KEYCLOAK_URL'] ?? '').origin])
