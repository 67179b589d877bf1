import { Cover } from '@/features/resources/cover'
import { FeatureCard } from '@/features/resources/feature-card'
import { CATEGORIES, filterPath } from '@/features/resources/filter'
import { LibraryGroup } from '@/features/resources/library-group'
import type { LibraryItem } from '@/features/resources/library-items'
import { NewsLinks } from '@/features/resources/news-links'
import type { ResourceWords } from '@/features/resources/words'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type LibraryOverviewProps = {
  items: readonly (LibraryItem & { label: string })[]
  lang: Lang
  words: ResourceWords['library']
}

/** Everything at a glance: the featured post or the first scenario large, then the first few of each category. */
export const LibraryOverview = ({ items, lang, words }: LibraryOverviewProps) => {
  const first = items.find(({ featured }) => featured) ?? items[0]
  const rest = (category: string) => items.filter((item) => item.category === category && item !== first)
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
      {CATEGORIES.map((category) => (
        <LibraryGroup
          key={category}
          category={category}
          items={rest(category)}
          href={href(filterPath({ category }), lang)}
          words={words}
        >
          {category === 'news' && (
            <NewsLinks lang={lang} page={1} words={words} older={false} empty={rest(category).length === 0} />
          )}
        </LibraryGroup>
      ))}
    </>
  )
}
