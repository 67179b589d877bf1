import { Cover } from '@/features/resources/cover'
import { FeatureCard } from '@/features/resources/feature-card'
import { CATEGORIES, filterPath } from '@/features/resources/filter'
import { ItemList } from '@/features/resources/item-list'
import { LibraryGroup } from '@/features/resources/library-group'
import type { LibraryItem } from '@/features/resources/library-items'
import { NewsLinks } from '@/features/resources/news-links'
import type { ResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type LibraryOverviewProps = {
  items: readonly (LibraryItem & { label: string })[]
  lang: Locale
  words: ResourceWords['library']
}

/** How many featured posts stand above the categories. */
const FEATURED = 3

/** Everything at a glance: the featured posts, the first of them large, or else the first scenario; then the first few of each category. */
export const LibraryOverview = ({ items, lang, words }: LibraryOverviewProps) => {
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
          label={[words.categories[first.category].name, first.label].filter(Boolean).join(' · ')}
          title={first.title}
          text={first.text}
          read={words.read}
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
          words={words}
        >
          {category === 'news' && (
            <NewsLinks lang={lang} page={1} words={words} older={false} empty={!hasNews} />
          )}
        </LibraryGroup>
      ))}
    </>
  )
}
