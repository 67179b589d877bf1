import { ChipLink } from '@/components/ui/chips'
import { CATEGORIES, filterPath, type Filter } from '@/features/resources/filter'
import type { ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { PRODUCTS, type ProductId } from '@/lib/contract/enums'

type FilterBarProps = {
  filter: Filter
  lang: Locale
  messages: ResourceMessages['library']
  productName: (product: ProductId) => string
}

type Choice = { label: string; filter: Filter; current: boolean }

const Row = ({ label, choices, lang }: { label: string; choices: readonly Choice[]; lang: Locale }) => (
  <div className="grid gap-x-6 gap-y-2 md:grid-cols-[6rem_1fr] md:items-center">
    <p className="text-small text-fg-3">{label}</p>
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ label: name, filter, current }) => (
        <li key={name}>
          <ChipLink href={href(filterPath(filter), lang)} current={current}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  </div>
)

/** The two filters of /resources as links: each keeps what the other has chosen. */
export const FilterBar = ({ filter, lang, messages, productName }: FilterBarProps) => {
  const { category, product } = filter
  const categories: Choice[] = [
    { label: messages.filter.all, filter: product ? { product } : {}, current: !category },
    ...CATEGORIES.map((id) => ({
      label: messages.categories[id].name,
      filter: product ? { category: id, product } : { category: id },
      current: id === category,
    })),
  ]
  const products: Choice[] = [
    { label: messages.filter.anyProduct, filter: category ? { category } : {}, current: !product },
    ...PRODUCTS.map((id) => ({
      label: productName(id),
      filter: category ? { category, product: id } : { product: id },
      current: id === product,
    })),
  ]
  return (
    <nav aria-label={messages.filter.label} className="grid gap-4 border-y border-rule py-5">
      <Row label={messages.filter.category} choices={categories} lang={lang} />
      <Row label={messages.filter.product} choices={products} lang={lang} />
    </nav>
  )
}
