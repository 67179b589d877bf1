import 'server-only'
import type { Filter } from '@/features/resources/filter'
import { NEWS_PAGES } from '@/features/resources/filter'
import type { Camelized } from '@/lib/contract/camelized'
import { newsListSchema, type NewsItem } from '@/lib/contract/news'
import { readService } from '@/lib/server-request'

export const NEWS_PER_PAGE = 10

export type News = {
  posts: readonly Camelized<NewsItem>[]
  older: boolean
  /** Whether the service could not be asked: that there are no posts says nothing then. */
  isAway: boolean
}

/** What a filter asks the service for: the posts of its product, and one more than a page shows, to know whether there are older ones. */
export const newsQuery = ({ product, page = 1 }: Filter) => ({
  ...(product && { blog: product }),
  limit: NEWS_PER_PAGE + 1,
  offset: (page - 1) * NEWS_PER_PAGE,
})

/** The posts of a filter, newest first as the service sends them; none when it cannot be reached. */
export const readNews = async (filter: Filter): Promise<News> => {
  const read = await readService(newsListSchema, '/news', newsQuery(filter))
  const posts = read ?? []
  const more = posts.length > NEWS_PER_PAGE
  return {
    posts: posts.slice(0, NEWS_PER_PAGE),
    older: more && !filter.product && (filter.page ?? 1) < NEWS_PAGES,
    isAway: read === null,
  }
}
