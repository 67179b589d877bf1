import { CoverCard } from '@/features/resources/cover-card'
import { coverOf } from '@/features/resources/covers'
import { ToneCover } from '@/features/resources/guide/tone-cover'
import { FeatureCard } from '@/features/resources/feature-card'
import { CATEGORIES, type Category, filterPath } from '@/features/resources/filter'
import type { LibraryItem } from '@/features/resources/library-items'
import { NewsLinks } from '@/features/resources/library-result'
import type { ResourceMessages } from '@/features/resources/messages'
import type { News } from '@/features/resources/news'
import type { Locale } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { fillIn } from '@/lib/i18n/format'

type LibraryOverviewProps = {
  items: readonly (LibraryItem & { label: string })[]
  lang: Locale
  messages: ResourceMessages['library']
  news: Pick<News, 'isAway'>
}

const drawnFor = ({ href, tones }: LibraryItem, index: number) =>
  tones ? <ToneCover title={tones} /> : coverOf(pagePath(href), index)

/** How many featured posts stand above the categories. */
const FEATURED = 3

/** Everything at a glance: the featured posts, the first of them large, or else the first scenario; then the first few of each category. */
export const LibraryOverview = ({ items, lang, messages, news }: LibraryOverviewProps) => {
  const featured = items.filter((item) => item.featured).slice(0, FEATURED)
  const top = featured.length > 0 ? featured : items.slice(0, 1)
  const [first, ...beside] = top
  const rest = (category: string) => items.filter((item) => item.category === category && !top.includes(item))
  const hasNews = items.some(({ category }) => category === 'news')
  return (
    <>
      {first && (
        <FeatureCard
          href={first.href}
          product={first.products[0]}
          label={[messages.categories[first.category].name, first.label].filter(Boolean).join(' · ')}
          title={first.title}
          text={first.text}
          read={messages.read}
          cover={drawnFor(first, 0)}
        />
      )}
      {beside.length > 0 && (
        <div className="mt-10">
          <CoverGrid items={beside} look="half" />
        </div>
      )}
      {CATEGORIES.map((category) => (
        <LibraryGroup
          key={category}
          category={category}
          items={rest(category)}
          href={href(filterPath({ category }), lang)}
          messages={messages}
        >
          {category === 'news' && (
            <NewsLinks
              lang={lang}
              page={1}
              messages={messages}
              older={false}
              isAway={news.isAway}
              empty={!hasNews}
            />
          )}
        </LibraryGroup>
      ))}
    </>
  )
}

/** How many items a category shows where it is one of many. */
const SHORT = 4

type Item = LibraryItem & { label: string }

const GRIDS = {
  one: '',
  half: 'sm:grid-cols-2',
  quarter: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Items as their covers: side by side, on a phone small ones beside their names. */
const CoverGrid = ({ items, look }: { items: readonly Item[]; look: keyof typeof GRIDS }) => (
  <ul className={cx('grid gap-x-5 gap-y-8', GRIDS[look])}>
    {items.map((item, index) => (
      <li key={item.id}>
        <CoverCard
          {...item}
          product={item.products[0]}
          cover={drawnFor(item, index + 1)}
          compact
          beside={look === 'one'}
        />
      </li>
    ))}
  </ul>
)

type LibraryGroupProps = {
  category: Category
  items: readonly Item[]
  href: string
  messages: ResourceMessages['library']
  children?: ReactNode
}

/** One category among the others: what it is and the way to all of it, then its first items. */
export const LibraryGroup = ({ category, items, href, messages, children }: LibraryGroupProps) => (
  <section aria-labelledby={`group-${category}`} className="library-group mt-(--gap)">
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 border-t border-rule-strong pt-5">
      <div>
        <h2 id={`group-${category}`} className="text-h3">
          {messages.categories[category].name}
        </h2>
        <p className="mt-1 max-w-[60ch] text-fg-2">{messages.categories[category].text}</p>
      </div>
      {items.length > SHORT && (
        <TextLink href={href}>
          {fillIn(messages.seeAll, { category: messages.categories[category].name })}
        </TextLink>
      )}
    </div>
    {items.length > 0 && (
      <CoverGrid items={items.slice(0, SHORT)} look={items.length === 1 ? 'one' : 'quarter'} />
    )}
    {children && <div className="mt-4">{children}</div>}
  </section>
)
