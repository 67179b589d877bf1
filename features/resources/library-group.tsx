import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { Category } from '@/features/resources/filter'
import { ItemList, type ListItem } from '@/features/resources/item-list'
import type { ResourceWords } from '@/features/resources/words'
import { fillIn } from '@/lib/i18n/format'

/** How many items a category shows where it is one of many. */
const SHORT = 4

type LibraryGroupProps = {
  category: Category
  items: readonly ListItem[]
  href: string
  words: ResourceWords['library']
  children?: ReactNode
}

/** One category among the others: what it is left, its first items right, the way to all of them. */
export const LibraryGroup = ({ category, items, href, words, children }: LibraryGroupProps) => (
  <section
    aria-labelledby={`group-${category}`}
    className="mt-[calc(var(--section)/2)] grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]"
  >
    <div>
      <h2 id={`group-${category}`} className="text-h3">
        {words.categories[category].name}
      </h2>
      <p className="mt-3 max-w-[44ch] text-fg-2">{words.categories[category].text}</p>
      {items.length > SHORT && (
        <TextLink href={href} prefetch={false} className="mt-4">
          {fillIn(words.seeAll, { category: words.categories[category].name })}
        </TextLink>
      )}
    </div>
    <div>
      {items.length > 0 && <ItemList items={items.slice(0, SHORT)} />}
      {children}
    </div>
  </section>
)
