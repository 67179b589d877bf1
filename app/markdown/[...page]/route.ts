import { guideMarkdown } from '@/features/pages/guide/guide-markdown'
import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { PAGES } from '@/features/pages/registry'
import { GUIDE_FACTS, guideAt, guidePath } from '@/features/resources/guide/read-guides'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type Context = { params: Promise<{ page: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 300

type Alternate = { path: string; lang: Locale; write: () => Promise<string> }

const guideText = async (slug: string, lang: Locale) => {
  const guide = await guideAt(slug, lang)
  return guide ? guideMarkdown(guide, lang) : ''
}

const ALTERNATES = new Map(
  LOCALES.flatMap((lang): Alternate[] => [
    ...PAGES.map((page) => ({ path: page.path, lang, write: () => pageMarkdown(page, lang) })),
    ...GUIDE_FACTS.map(({ slug }) => ({ path: guidePath(slug), lang, write: () => guideText(slug, lang) })),
  ]).map((alternate) => [markdownPath(alternate.path, alternate.lang), alternate]),
)

export const generateStaticParams = () =>
  [...ALTERNATES.keys()].map((address) => ({ page: address.replace(/\.md$/, '').split('/').slice(1) }))

/** The Markdown alternate of a page; next.config.ts sends '/about-us.md' here as 'about-us'. */
export async function GET(_request: Request, { params }: Context) {
  const address = `/${(await params).page.join('/')}.md`
  const alternate = ALTERNATES.get(address)
  if (!alternate) return new Response(null, { status: 404 })
  const { path, lang, write } = alternate
  return new Response(await write(), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': lang,
      link: `<${pageUrl(path, lang)}>; rel="canonical"`,
      ...(!site(lang).isProduction && { 'x-robots-tag': 'noindex' }),
    },
  })
}
