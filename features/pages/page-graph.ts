import type { BreadcrumbList, FAQPage, Thing, WebPage } from 'schema-dts'
import { faqSchema } from '@/components/sections/faq'
import type { PageLink } from '@/components/sections/section'
import type { PageContent } from '@/features/pages/content'
import type { Page } from '@/features/pages/page'
import { breadcrumbPaths } from '@/features/pages/registry'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { business, type BusinessTexts, businessId, website, websiteId } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type Input = {
  page: Page
  lang: Locale
  content: PageContent
  link: (path: string) => PageLink
  business: BusinessTexts
}

const breadcrumbs = ({ page, lang, link }: Input): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${pageUrl(page.path, lang)}#breadcrumb`,
  itemListElement: breadcrumbPaths(page.path).map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: link(path).name,
    item: pageUrl(path, lang),
  })),
})

const webPage = ({ page, lang, content }: Input): WebPage => ({
  '@type': 'WebPage',
  '@id': pageUrl(page.path, lang),
  url: pageUrl(page.path, lang),
  name: content.meta.title,
  description: content.meta.description,
  inLanguage: LOCALE_DETAILS[lang].intl,
  isPartOf: { '@id': websiteId(lang) },
  about: { '@id': businessId(lang) },
  ...(page.path !== '/' && { breadcrumb: { '@id': `${pageUrl(page.path, lang)}#breadcrumb` } }),
})

const questions = ({ page, lang, content }: Input): FAQPage[] =>
  page.sections
    .filter(({ type }) => type === 'faq')
    .map(({ id }) => ({
      '@type': 'FAQPage',
      '@id': `${pageUrl(page.path, lang)}#${id}`,
      mainEntity: faqSchema.parse(content.texts[id]).items.map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: a },
      })),
    }))

/** The product as a service that can be had; of a demonstration brand it cannot. */
const offer = ({ page, lang, content }: Input): Thing[] =>
  page.product && !site(lang).isDemo
    ? [
        {
          '@type': 'Service',
          '@id': `${pageUrl(page.path, lang)}#service`,
          name: content.meta.name,
          description: content.meta.description,
          provider: { '@id': businessId(lang) },
          areaServed: 'VN',
        },
      ]
    : []

/** The whole structured-data graph of a page: business, site, page, breadcrumbs, questions, service. */
export const pageGraph = (input: Input): Thing[] => [
  business(input.lang, input.business),
  website(input.lang),
  webPage(input),
  ...(input.page.path === '/' ? [] : [breadcrumbs(input)]),
  ...questions(input),
  ...offer(input),
]
