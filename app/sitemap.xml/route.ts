import { sitemapIndexXml } from '@/features/pages/sitemap/xml'

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

/** The sitemaps by kind of page. */
export const GET = async () =>
  new Response(await sitemapIndexXml(), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
