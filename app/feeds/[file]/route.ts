import { FEEDS, newsFeed } from '@/features/pages/news/feeds'

type Context = { params: Promise<{ file: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 300
export const generateStaticParams = () => [...FEEDS.keys()].map((file) => ({ file }))

/** The news as RSS or as a JSON feed: /feeds/vi.xml, /feeds/en.json. */
export async function GET(_request: Request, { params }: Context) {
  const feed = await newsFeed((await params).file)
  if (!feed) return new Response(null, { status: 404 })
  return new Response(feed.text, { headers: { 'content-type': feed.type } })
}
