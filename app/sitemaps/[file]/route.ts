import { sitemapXml } from '@/features/pages/sitemap/xml'

type Context = { params: Promise<{ file: string }> }

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

/** The pages of one kind: /sitemaps/guides.xml. */
export async function GET(_request: Request, { params }: Context) {
  const xml = await sitemapXml((await params).file.replace(/\.xml$/, ''))
  if (!xml) return new Response(null, { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
