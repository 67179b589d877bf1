import { loadContent, loadPageLinks } from '@/features/pages/content'
import { LEAFLETS } from '@/features/pages/leaflets'
import { pageAt, slugsUnder } from '@/features/pages/registry'
import { inSentence, leaflet, leafletPath, type LeafletChoice } from '@/features/resources/leaflet-data'
import { LeafletPage } from '@/features/resources/leaflet-page'
import { loadResourceMessages } from '@/features/resources/messages'
import { asLocale } from '@/lib/i18n/config'
import { buildMetadata } from '@/lib/seo/metadata'
import { fillIn } from '@/lib/i18n/format'

type PageProps = { params: Promise<Record<keyof LeafletChoice | 'lang', string>> }

// Rendered at their first visit and kept: three hundred would be a tenth of a build. `proxy.ts` lets nobody in at another address.
export const generateStaticParams = () => []

const read = async ({ params }: PageProps) => {
  const { lang: segment, ...rest } = await params
  const lang = asLocale(segment)
  const choice = LEAFLETS.get(leafletPath(rest))
  if (!choice) throw new Error(`no leaflet at ${leafletPath(rest)}`)
  const [industry, useCase, product] = await Promise.all(
    [`/industries/${choice.industry}`, `/use-cases/${choice.useCase}`, `/${choice.product}`].map((path) =>
      loadContent(pageAt(path), lang),
    ),
  )
  if (!industry || !useCase || !product) throw new Error(`no leaflet at ${leafletPath(choice)}`)
  return { lang, choice, sheet: leaflet(choice.product, { industry, useCase, product }) }
}

export const generateMetadata = async (props: PageProps) => {
  const { lang, choice, sheet } = await read(props)
  const { leaflet: messages } = (await loadResourceMessages(lang)).kit
  const values = {
    product: sheet.product.name,
    industry: inSentence(sheet.industry.name),
    useCase: inSentence(sheet.useCase.name),
  }
  return buildMetadata({
    lang,
    path: leafletPath(choice),
    title: fillIn(messages.metaTitle, values),
    description: fillIn(messages.description, values),
    imageOf: '/sales-kit',
    index: false,
  })
}

export default async function SalesKitLeafletPage(props: PageProps) {
  const { lang, choice, sheet } = await read(props)
  return (
    <LeafletPage
      leaflet={sheet}
      choice={choice}
      lang={lang}
      link={await loadPageLinks(lang)}
      useCases={slugsUnder('/use-cases')}
    />
  )
}
