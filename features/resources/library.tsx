import type { PageLink } from '@/components/sections/section'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Cover } from '@/features/resources/cover'
import { FeatureCard } from '@/features/resources/feature-card'
import { CATEGORIES, filterPath, matches, type Filter } from '@/features/resources/filter'
import { FilterBar } from '@/features/resources/filter-bar'
import { ItemList } from '@/features/resources/item-list'
import { LibraryGroup } from '@/features/resources/library-group'
import { libraryItems, type LibraryItem } from '@/features/resources/library-items'
import { readNews } from '@/features/resources/news'
import { NewsLinks } from '@/features/resources/news-links'
import { filterTitle } from '@/features/resources/filter-title'
import { loadResourceWords } from '@/features/resources/words'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import type { ProductId } from '@/lib/products'
import { fillIn } from '@/lib/template'

type LibraryProps = { lang: Lang; filter: Filter; link: (path: string) => PageLink }

/** The resources of a filter: without one, the first large and the rest by category; with one, a single list. Complete with the news service down. */
export const Library = async ({ lang, filter, link }: LibraryProps) => {
  const [words, news] = await Promise.all([loadResourceWords(lang), readNews(filter)])
  const { library } = words
  const productName = (product: ProductId) => link(`/${product}`).name
  const items = libraryItems({ lang, link, words, news })
  const shown = items.filter((item) => matches(item, filter))
  const row = (item: LibraryItem) => ({ ...item, label: [...item.products.map(productName), item.note].filter(Boolean).join(' · ') })
  const everything = filterPath(filter) === '/resources'
  const first = items.find(({ featured }) => featured) ?? shown[0]
  const newsLinks = <NewsLinks lang={lang} filter={filter} words={library} older={news.older} empty={news.posts.length === 0} />
  return (
    <section aria-labelledby="library-title" className="pb-(--section)">
      <div className="wrap">
        <FilterBar filter={filter} lang={lang} words={library} productName={productName} />
        <div className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="library-title" className="text-h3">
            {filterTitle(filter, library, productName)}
          </h2>
          <p className="text-small text-fg-3 num">{fillIn(shown.length === 1 ? library.count.one : library.count.other, { n: shown.length })}</p>
        </div>
        {everything && first && (
          <>
            <FeatureCard
              href={first.href}
              product={first.products[0]}
              label={[library.categories[first.category].name, first.note].filter(Boolean).join(' · ')}
              title={first.title}
              text={first.text}
              read={library.read}
              cover={<Cover lang={lang} />}
            />
            {CATEGORIES.map((category) => (
              <LibraryGroup
                key={category}
                category={category}
                items={items.filter((item) => item.category === category && item !== first).map(row)}
                href={href(filterPath({ category }), lang)}
                words={library}
              >
                {category === 'news' && newsLinks}
              </LibraryGroup>
            ))}
          </>
        )}
        {!everything && shown.length > 0 && <ItemList items={shown.map(row)} columns={shown.length > 3} />}
        {!everything && shown.length === 0 && filter.category !== 'news' && (
          <EmptyState
            title={library.empty.title}
            text={library.empty.text}
            level={3}
            className="py-10"
            actions={
              <LinkButton href={href('/resources', lang)} prefetch={false} variant="secondary">
                {library.empty.all}
              </LinkButton>
            }
          />
        )}
        {filter.category === 'news' && newsLinks}
      </div>
    </section>
  )
}
