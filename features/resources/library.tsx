import type { PageLink } from '@/components/sections/section'
import { isFiltered, matches, type Filter } from '@/features/resources/filter'
import { FilterBar } from '@/features/resources/filter-bar'
import { filterTitle } from '@/features/resources/filter-title'
import { libraryItems, type LibraryItem } from '@/features/resources/library-items'
import { LibraryOverview } from '@/features/resources/library-overview'
import { LibraryResult } from '@/features/resources/library-result'
import { readNews } from '@/features/resources/news'
import { loadResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

type LibraryProps = { lang: Locale; filter: Filter; link: (path: string) => PageLink }

/** The resources of a filter under their filter bar; complete with the news service down. */
export const Library = async ({ lang, filter, link }: LibraryProps) => {
  const [words, news] = await Promise.all([loadResourceWords(lang), readNews(filter)])
  const productName = (product: ProductId) => link(`/${product}`).name
  const labelled = (item: LibraryItem) => ({
    ...item,
    label: [...item.products.map(productName), item.note].filter(Boolean).join(' · '),
  })
  const items = libraryItems({ lang, link, words, news })
    .filter((item) => matches(item, filter))
    .map(labelled)
  const { library } = words
  const count = items.length === 1 ? library.count.one : library.count.other
  return (
    <section aria-labelledby="library-title" className="pb-(--section)">
      <div className="wrap">
        <FilterBar filter={filter} lang={lang} words={library} productName={productName} />
        <div className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="library-title" className="text-h3">
            {filterTitle(filter, library, productName)}
          </h2>
          <p className="text-small text-fg-3 num">{fillIn(count, { n: items.length })}</p>
        </div>
        {isFiltered(filter) ? (
          <LibraryResult items={items} filter={filter} lang={lang} words={library} older={news.older} />
        ) : (
          <LibraryOverview items={items} lang={lang} words={library} />
        )}
      </div>
    </section>
  )
}
