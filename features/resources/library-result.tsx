import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { FEED_FORMATS, feedPath } from '@/features/resources/feed-path'
import { type Filter, filterPath } from '@/features/resources/filter'
import { ItemList } from '@/features/resources/item-list'
import type { LibraryItem } from '@/features/resources/library-items'
import type { ResourceMessages } from '@/features/resources/messages'
import type { News } from '@/features/resources/news'
import type { Locale } from '@/lib/i18n/config'
import { href, outward } from '@/lib/i18n/href'
import { TextLink } from '@/components/ui/text-link'
import { site } from '@/lib/site'

type LibraryResultProps = {
  items: readonly (LibraryItem & { label: string })[]
  filter: Filter
  lang: Locale
  messages: ResourceMessages['library']
  news: Pick<News, 'older' | 'isAway'>
}

/** What a filter found, as one list; nothing found says so and leads back. */
export const LibraryResult = ({ items, filter, lang, messages, news }: LibraryResultProps) => {
  const { category, page = 1 } = filter
  const empty = items.length === 0
  return (
    <>
      {!empty && <ItemList items={items} columns={items.length > 3} />}
      {empty && category !== 'news' && (
        <EmptyState
          title={messages.empty.title}
          text={messages.empty.text}
          level={3}
          className="py-10"
          actions={
            <LinkButton href={href('/resources', lang)} variant="secondary">
              {messages.empty.all}
            </LinkButton>
          }
        />
      )}
      {category === 'news' && (
        <NewsLinks
          lang={lang}
          page={page}
          messages={messages}
          older={news.older}
          isAway={news.isAway}
          empty={empty}
        />
      )}
    </>
  )
}

type NewsLinksProps = {
  lang: Locale
  page: number
  messages: ResourceMessages['library']
  older: boolean
  isAway: boolean
  empty: boolean
}

const newsFilter = (page: number): Filter => (page > 1 ? { category: 'news', page } : { category: 'news' })

/** Under the news: a word when there is none, the neighbouring pages, and the blog if the site has one. */
export const NewsLinks = ({ lang, page, messages, older, isAway, empty }: NewsLinksProps) => {
  const { blogUrl } = site(lang)
  const to = (target: number) => href(filterPath(newsFilter(target)), lang)
  return (
    <>
      {empty && <p className="text-fg-2">{isAway ? messages.news.away : messages.news.none}</p>}
      {(page > 1 || older) && (
        <nav aria-label={messages.news.pages} className="mt-6 flex flex-wrap gap-x-8">
          {page > 1 && (
            <TextLink href={to(page - 1)} rel="prev">
              {messages.news.newer}
            </TextLink>
          )}
          {older && (
            <TextLink href={to(page + 1)} rel="next">
              {messages.news.older}
            </TextLink>
          )}
        </nav>
      )}
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        {FEED_FORMATS.map((format) => (
          <TextLink key={format} href={feedPath(lang, format)} rel="alternate">
            {messages.news.feeds[format]}
          </TextLink>
        ))}
        {blogUrl && (
          <TextLink href={outward(blogUrl, lang)} rel="noopener">
            {messages.news.blog}
          </TextLink>
        )}
      </p>
    </>
  )
}
