import type { Thing } from 'schema-dts'
import type { PageLink } from '@/components/sections/section'
import { breadcrumbPaths } from '@/features/pages/registry'
import { wordCount } from '@/features/resources/guide/guide-parts'
import type { Guide } from '@/features/resources/guide/guide-schema'
import { guideCoverPath, guidePath } from '@/features/resources/guide/read-guides'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { business, businessId, type BusinessTexts, website, websiteId } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

type Input = { guide: Guide; lang: Locale; link: (path: string) => PageLink; business: BusinessTexts }

/** The structured data of a guide: business, site, trail, the article, its questions. */
export const guideGraph = ({ guide, lang, link, business: texts }: Input): Thing[] => {
  const path = guidePath(guide.slug)
  const url = pageUrl(path, lang)
  return [
    business(lang, texts),
    website(lang),
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: breadcrumbPaths(path).map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: link(step).name,
        item: pageUrl(step, lang),
      })),
    },
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: guide.title,
      description: guide.description,
      image: `${site(lang).url}${guideCoverPath(guide.slug)}`,
      inLanguage: LOCALE_DETAILS[lang].intl,
      wordCount: wordCount(guide),
      datePublished: guide.publishedOn,
      dateModified: guide.checkedOn,
      author: { '@id': businessId(lang) },
      publisher: { '@id': businessId(lang) },
      isPartOf: { '@id': websiteId(lang) },
    },
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: guide.faq.map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: a },
      })),
    },
  ]
}
