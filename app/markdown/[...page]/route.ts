import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { PAGES } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type Context = { params: Promise<{ page: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 300

const ALTERNATES = LOCALES.flatMap((lang) =>
  PAGES.map((page) => ({ page, lang, address: markdownPath(page.path, lang) })),
)

export const generateStaticParams = () =>
  ALTERNATES.map(({ address }) => ({ page: address.replace(/\.md$/, '').split('/').slice(1) }))

/** The Markdown alternate of a page; next.config.ts sends '/about-us.md' here as 'about-us'. */
export async function GET(_request: Request, { params }: Context) {
  const address = `/${(await params).page.join('/')}.md`
  const alternate = ALTERNATES.find((entry) => entry.address === address)
  if (!alternate) return new Response(null, { status: 404 })
  const { page, lang } = alternate
  return new Response(await pageMarkdown(page, lang), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': lang,
      link: `<${pageUrl(page.path, lang)}>; rel="canonical"`,
      ...(!site(lang).isProduction && { 'x-robots-tag': 'noindex' }),
    },
  })
}
