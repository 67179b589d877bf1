import { PAGES } from '@/features/pages/registry'
import { shareImage } from '@/features/pages/share/share-image'
import { asLocale, LOCALES } from '@/lib/i18n/config'
import { imagePath } from '@/lib/seo/metadata'

type Context = { params: Promise<{ lang: string; page: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 86400

export const generateStaticParams = () =>
  LOCALES.flatMap((lang) =>
    PAGES.map(({ path }) => ({ lang, page: imagePath(path, lang).split('/').slice(3) })),
  )

/** The share image of a page in a language, drawn once: /og/en/industries/banking.png. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, page: segments } = await params
  const address = `/og/${lang}/${segments.join('/')}`
  const page = PAGES.find(({ path }) => imagePath(path, asLocale(lang)) === address)
  return page ? shareImage(page, asLocale(lang)) : new Response(null, { status: 404 })
}
