import { JsonLd } from '@/components/layout/json-ld'
import { type Filter, filterPath } from '@/features/resources/filter'
import { postUrl } from '@/features/resources/library-items'
import { readNews } from '@/features/resources/news'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { businessId, imageUrl } from '@/lib/seo/business'

/** The structured data of the posts a page of resources lists; nothing where it lists none. */
export const NewsGraph = async ({ lang, filter }: { lang: Locale; filter: Filter }) => {
  const { posts } = await readNews(filter)
  if (posts.length === 0) return null
  return (
    <JsonLd
      id="news-graph"
      of={{ lang, path: filterPath(filter) }}
      graph={posts.map((post) => ({
        '@type': 'NewsArticle',
        '@id': `${postUrl(post.url, lang)}#${post.id}`,
        headline: post.title[lang],
        description: post.excerpt[lang],
        url: postUrl(post.url, lang),
        image: imageUrl('/resources', lang),
        datePublished: post.publishedAt,
        inLanguage: LOCALE_DETAILS[lang].intl,
        author: { '@id': businessId(lang) },
        publisher: { '@id': businessId(lang) },
      }))}
    />
  )
}
