import { unstable_cache } from 'next/cache'
import { pageAt, PAGES } from '@/features/pages/registry'
import { shareImage } from '@/features/pages/share/share-image'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { imagePath } from '@/lib/seo/metadata'

type Context = { params: Promise<{ lang: string; page: string[] }> }

// It shows the site's address, which a build does not know: drawn at its first visit, and kept.
export const dynamic = 'force-dynamic'

const DAY_S = 86_400

const IMAGES = new Map(
  LOCALES.flatMap((lang) => PAGES.map(({ path }) => [imagePath(path, lang), { path, lang }])),
)

const draw = async (path: string, lang: Locale) => {
  const image = await shareImage(pageAt(path), lang)
  return Buffer.from(await image.arrayBuffer()).toString('base64')
}

// What is kept has to be text. While words are being written, an edit shows at once.
const drawOnce =
  process.env.NODE_ENV === 'development' ? draw : unstable_cache(draw, ['share-image'], { revalidate: DAY_S })

/** The share image of a page in a language: /og/en/industries/banking.png. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, page } = await params
  const image = IMAGES.get(`/og/${lang}/${page.join('/')}`)
  if (!image) return new Response(null, { status: 404 })
  return new Response(Buffer.from(await drawOnce(image.path, image.lang), 'base64'), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_S}` },
  })
}
