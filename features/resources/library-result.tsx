import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { Filter } from '@/features/resources/filter'
import { ItemList } from '@/features/resources/item-list'
import type { LibraryItem } from '@/features/resources/library-items'
import { NewsLinks } from '@/features/resources/news-links'
import type { ResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type LibraryResultProps = {
  items: readonly (LibraryItem & { label: string })[]
  filter: Filter
  lang: Locale
  words: ResourceWords['library']
  older: boolean
}

/** What a filter found, as one list; nothing found says so and leads back. */
export const LibraryResult = ({ items, filter, lang, words, older }: LibraryResultProps) => {
  const { category, page = 1 } = filter
  const empty = items.length === 0
  return (
    <>
      {!empty && <ItemList items={items} columns={items.length > 3} />}
      {empty && category !== 'news' && (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          level={3}
          className="py-10"
          actions={
            <LinkButton href={href('/resources', lang)} prefetch={false} variant="secondary">
              {words.empty.all}
            </LinkButton>
          }
        />
      )}
      {category === 'news' && <NewsLinks lang={lang} page={page} words={words} older={older} empty={empty} />}
    </>
  )
}
