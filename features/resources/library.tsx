import { StaticMarkup } from '@/components/layout/static-markup'
import type { PageLink } from '@/components/sections/section'
import { type Filter, filterPath, isFiltered, matches } from '@/features/resources/filter'
import { FilterBar } from '@/features/resources/filter-bar'
import { readGuides } from '@/features/resources/guide/read-guides'
import { libraryItems, type LibraryItem } from '@/features/resources/library-items'
import { LibraryOverview } from '@/features/resources/library-overview'
import { LibraryResult } from '@/features/resources/library-result'
import { readNews } from '@/features/resources/news'
import { loadResourceMessages, type ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

type LibraryProps = { lang: Locale; filter: Filter; link: (path: string) => PageLink }

/** The resources of a filter under their filter bar; complete with the news service down. */
export const Library = async ({ lang, filter, link }: LibraryProps) => {
  const [messages, news, guides, originals] = await Promise.all([
    loadResourceMessages(lang),
    readNews(filter),
    readGuides(lang),
    readGuides('vi'),
  ])
  const titles = Object.fromEntries(originals.map(({ slug, title }) => [slug, title]))
  const productName = (product: ProductId) => link(`/${product}`).name
  const labelled = (item: LibraryItem) => ({
    ...item,
    label: [...item.products.map(productName), item.note].filter(Boolean).join(' · '),
  })
  const items = libraryItems({ lang, link, messages, news, guides, titles })
    .filter((item) => matches(item, filter))
    .map(labelled)
  const { library } = messages
  const count = items.length === 1 ? library.count.one : library.count.other
  return (
    <StaticMarkup
      as="section"
      id="library"
      of={{ lang, path: filterPath(filter) }}
      aria-labelledby="library-title"
      className="section pt-0"
    >
      <div className="wrap">
        <FilterBar filter={filter} lang={lang} messages={library} productName={productName} />
        <div className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="library-title" className="text-h3">
            {filterTitle(filter, library, productName)}
          </h2>
          <p className="text-small text-fg-3 num">{fillIn(count, { n: items.length })}</p>
        </div>
        {isFiltered(filter) ? (
          <LibraryResult items={items} filter={filter} lang={lang} messages={library} news={news} />
        ) : (
          <LibraryOverview items={items} lang={lang} messages={library} news={news} />
        )}
      </div>
    </StaticMarkup>
  )
}

/** How a filter is called, on its page and in its title: 'Guides: AICall', 'News, page 2', 'All'. */
export const filterTitle = (
  { category, product, page }: Filter,
  messages: ResourceMessages['library'],
  productName: (product: ProductId) => string,
) => {
  if (page) return fillIn(messages.newsPage, { n: page })
  const name = category ? messages.categories[category].name : messages.filter.all
  return product ? fillIn(messages.filtered, { category: name, product: productName(product) }) : name
}
