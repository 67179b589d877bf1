import { Cover, FeatureCard } from '@/features/resources/feature-card'
import { CATEGORIES, type Category, filterPath } from '@/features/resources/filter'
import { ItemList, type ListItem } from '@/features/resources/item-list'
import type { LibraryItem } from '@/features/resources/library-items'
import { NewsLinks } from '@/features/resources/library-result'
import type { ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { fillIn } from '@/lib/i18n/format'

type LibraryOverviewProps = {
  items: readonly (LibraryItem & { label: string })[]
  lang: Locale
  messages: ResourceMessages['library']
}

/** How many featured posts stand above the categories. */
const FEATURED = 3

/** Everything at a glance: the featured posts, the first of them large, or else the first scenario; then the first few of each category. */
export const LibraryOverview = ({ items, lang, messages }: LibraryOverviewProps) => {
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
          cover={<Cover lang={lang} />}
        />
      )}
      {beside.length > 0 && (
        <div className="mt-4">
          <ItemList items={beside} columns />
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
            <NewsLinks lang={lang} page={1} messages={messages} older={false} empty={!hasNews} />
          )}
        </LibraryGroup>
      ))}
    </>
  )
}

/** How many items a category shows where it is one of many. */
const SHORT = 4

type LibraryGroupProps = {
  category: Category
  items: readonly ListItem[]
  href: string
  messages: ResourceMessages['library']
  children?: ReactNode
}

/** One category among the others: what it is left, its first items right, the way to all of them. */
export const LibraryGroup = ({ category, items, href, messages, children }: LibraryGroupProps) => (
  <section
    aria-labelledby={`group-${category}`}
    className="mt-(--gap) grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]"
  >
    <div>
      <h2 id={`group-${category}`} className="text-h3">
        {messages.categories[category].name}
      </h2>
      <p className="mt-3 max-w-[44ch] text-fg-2">{messages.categories[category].text}</p>
      {items.length > SHORT && (
        <TextLink href={href} className="mt-4">
          {fillIn(messages.seeAll, { category: messages.categories[category].name })}
        </TextLink>
      )}
    </div>
    <div>
      {items.length > 0 && <ItemList items={items.slice(0, SHORT)} />}
      {children}
    </div>
  </section>
)
