import type { Filter } from '@/features/resources/filter'
import type { ResourceWords } from '@/features/resources/words'
import type { ProductId } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

/** How a filter is called, on its page and in its title: 'Guides: AICall', 'News, page 2', 'All'. */
export const filterTitle = (
  { category, product, page }: Filter,
  words: ResourceWords['library'],
  productName: (product: ProductId) => string,
) => {
  if (page) return fillIn(words.newsPage, { n: page })
  const name = category ? words.categories[category].name : words.filter.all
  return product ? fillIn(words.filtered, { category: name, product: productName(product) }) : name
}
