import 'server-only'
import type { Filter } from '@/features/resources/filter'
import { NEWS_PAGES } from '@/features/resources/filter'
import type { Camelized } from '@/lib/contract/camelized'
import { newsListSchema, type NewsItem } from '@/lib/contract/news'
import { readService } from '@/lib/server-request'

export const NEWS_PER_PAGE = 10
/** How many posts the service gives at once. */
const NEWS_LIMIT = 50

export type News = { posts: readonly Camelized<NewsItem>[]; older: boolean }

/** The range of posts a filter asks for: one more than a page shows, to know whether there are older ones; with a product, as many as can be had. */
export const newsRange = ({ product, page = 1 }: Filter) =>
  product
    ? { limit: NEWS_LIMIT, offset: 0 }
    : { limit: NEWS_PER_PAGE + 1, offset: (page - 1) * NEWS_PER_PAGE }

/** The posts of a filter, newest first as the service sends them; none when it cannot be reached. */
export const readNews = async (filter: Filter): Promise<News> => {
  const posts = (await readService(newsListSchema, '/news', newsRange(filter))) ?? []
  if (filter.product)
    return { posts: posts.filter(({ product }) => product === filter.product), older: false }
  const more = posts.length > NEWS_PER_PAGE
  return { posts: posts.slice(0, NEWS_PER_PAGE), older: more && (filter.page ?? 1) < NEWS_PAGES }
}
