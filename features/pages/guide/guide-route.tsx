import { notFound } from 'next/navigation'
import { GuidePage } from '@/features/pages/guide/guide-page'
import { GUIDE_FACTS, guideAt, guidePath, GUIDES_PATH } from '@/features/resources/guide/read-guides'
import { asLocale } from '@/lib/i18n/config'
import { buildMetadata } from '@/lib/seo/metadata'

type Params = { params: Promise<{ lang: string; guide: string }> }

const at = async (params: Params['params']) => {
  const { lang: segment, guide: slug } = await params
  const lang = asLocale(segment)
  const guide = await guideAt(slug, lang)
  if (!guide) notFound()
  return { guide, lang }
}

/** What the route of one guide exports. */
export const guideRoute = {
  params: () => GUIDE_FACTS.map(({ slug }) => ({ guide: slug })),
  metadata: async ({ params }: Params) => {
    const { guide, lang } = await at(params)
    return buildMetadata({
      lang,
      path: guidePath(guide.slug),
      title: guide.metaTitle,
      description: guide.description,
      imageOf: GUIDES_PATH,
      hasMarkdown: true,
    })
  },
  View: async ({ params }: Params) => <GuidePage {...await at(params)} />,
}
