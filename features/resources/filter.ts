import { PRODUCTS, type ProductId } from '@/lib/contract/enums'

export const CATEGORIES = ['case-studies', 'guides', 'videos', 'sales-kit', 'news'] as const

export type Category = (typeof CATEGORIES)[number]

/** What the visitor wants to see of /resources; nothing set is everything, `page` (from 2) only turns the news. */
export type Filter = { category?: Category; product?: ProductId; page?: number }

/** How many pages of news are kept; older posts are match on the blog. */
export const NEWS_PAGES = 5

/** The address of a filter: every filter is a page of its own, so it is prerendered and needs no script. What stands below /resources/guides is a guide. */
export const filterPath = ({ category, product, page }: Filter) => {
  if (page) return `/resources/news/page/${page}`
  if (product) return category ? `/resources/${product}/${category}` : `/resources/${product}`
  return category ? `/resources/${category}` : '/resources'
}

/** Every filter below /resources that has an address. */
export const FILTERS: readonly Filter[] = [
  // The guides have a page of their own.
  ...CATEGORIES.filter((category) => category !== 'guides').map((category) => ({ category })),
  ...PRODUCTS.map((product) => ({ product })),
  ...CATEGORIES.flatMap((category) => PRODUCTS.map((product) => ({ category, product }))),
  ...Array.from({ length: NEWS_PAGES - 1 }, (_, index) => ({ category: 'news' as const, page: index + 2 })),
]

/** The part of a filter's address after /resources, in pieces. */
export const filterSegments = (filter: Filter) => filterPath(filter).split('/').slice(2)

/** The filter an address stands for; throws on one that is none (the router lets no other through). */
export const readFilter = (segments: readonly string[]): Filter => {
  const address = ['', 'resources', ...segments].join('/')
  const match = FILTERS.find((filter) => filterPath(filter) === address)
  if (!match) throw new Error(`no resources at ${address}`)
  return match
}

/** Whether a filter leaves anything out. */
export const isFiltered = ({ category, product }: Filter) => category !== undefined || product !== undefined

type Filtered = { category: Category; products: readonly ProductId[] }

/** Whether an item is to be shown under a filter; an item about no product in particular only without a product. */
export const matches = (item: Filtered, { category, product }: Filter) =>
  (!category || item.category === category) && (!product || item.products.includes(product))
