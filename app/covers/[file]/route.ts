import { toneCoverFile } from '@/features/resources/guide/tone-cover-file'
import { GUIDE_FACTS, guideAt } from '@/features/resources/guide/read-guides'

type Context = { params: Promise<{ file: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => GUIDE_FACTS.map(({ slug }) => ({ file: `${slug}.svg` }))

/** The drawn cover of a guide as a file, for image searches and feeds: /covers/what-is-a-callbot.svg. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const guide = await guideAt(file.replace(/\.svg$/, ''), 'vi')
  if (!guide) return new Response(null, { status: 404 })
  return new Response(toneCoverFile(guide.title), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
