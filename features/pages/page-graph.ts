import type { BreadcrumbList, FAQPage, Thing, WebPage } from 'schema-dts'
import { faqSchema } from '@/components/sections/faq'
import type { PageLink } from '@/components/sections/section'
import type { PageCopy } from '@/features/pages/parse-copy'
import { PAGES, type Page } from '@/features/pages/registry'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { business, businessId, website, websiteId } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'

type Input = { page: Page; lang: Locale; copy: PageCopy; link: (path: string) => PageLink; locality: string }

/** The pages above a page that exist, from home down to itself: '/aicall/industries/banking' skips '/aicall/industries'. */
export const trail = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  const steps = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...steps].filter((step) => PAGES.some((page) => page.path === step))
}

const breadcrumbs = ({ page, lang, link }: Input): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${pageUrl(page.path, lang)}#breadcrumb`,
  itemListElement: trail(page.path).map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: link(path).name,
    item: pageUrl(path, lang),
  })),
})

const webPage = ({ page, lang, copy }: Input): WebPage => ({
  '@type': 'WebPage',
  '@id': pageUrl(page.path, lang),
  url: pageUrl(page.path, lang),
  name: copy.meta.title,
  description: copy.meta.description,
  inLanguage: LOCALE_DETAILS[lang].intl,
  isPartOf: { '@id': websiteId(lang) },
  about: { '@id': businessId(lang) },
  ...(page.path !== '/' && { breadcrumb: { '@id': `${pageUrl(page.path, lang)}#breadcrumb` } }),
})

const questions = ({ page, lang, copy }: Input): FAQPage[] =>
  page.sections
    .filter(({ type }) => type === 'faq')
    .map(({ id }) => ({
      '@type': 'FAQPage',
      '@id': `${pageUrl(page.path, lang)}#${id}`,
      mainEntity: faqSchema.parse(copy.words[id]).items.map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: a },
      })),
    }))

const offer = ({ page, lang, copy }: Input): Thing[] =>
  page.product
    ? [
        {
          '@type': 'Service',
          '@id': `${pageUrl(page.path, lang)}#service`,
          name: copy.meta.name,
          description: copy.meta.description,
          provider: { '@id': businessId(lang) },
          areaServed: 'VN',
        },
      ]
    : []

/** The whole structured-data graph of a page: business, site, page, trail, questions, service. */
export const pageGraph = (input: Input): Thing[] => [
  business(input.lang, input.locality),
  website(input.lang),
  webPage(input),
  ...(input.page.path === '/' ? [] : [breadcrumbs(input)]),
  ...questions(input),
  ...offer(input),
]
