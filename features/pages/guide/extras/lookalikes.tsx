import { readGuides } from '@/features/resources/guide/read-guides'
import { foldText } from '@/lib/domain/fold'
import { formatCount } from '@/lib/i18n/format'
import type { ExtraReader } from './extra'
import { tableExtra } from './table-extra'

const SYLLABLE = /\p{L}+/gu
const MOST_LETTERS = 7

const byFolded = (syllables: Iterable<string>) => {
  const groups = new Map<string, Set<string>>()
  for (const syllable of syllables) {
    const folded = foldText(syllable)
    groups.set(folded, (groups.get(folded) ?? new Set()).add(syllable))
  }
  return [...groups]
}

/** Which spellings without accents stand for the most syllables in the Vietnamese guides of this site, counted; the line says how many rows. */
export const lookalikes: ExtraReader = async ([rows = '10'], context) => {
  const { lang, words } = context
  const guides = await readGuides('vi')
  const syllables = guides
    .flatMap(({ body }) => body.toLowerCase().match(SYLLABLE) ?? [])
    .filter((syllable) => syllable.length <= MOST_LETTERS)
  const most = byFolded(syllables)
    .toSorted(([a, left], [b, right]) => right.size - left.size || a.localeCompare(b))
    .slice(0, Number(rows))
  return tableExtra(
    {
      label: words.lookalikes.label,
      corner: words.lookalikes.typed,
      columns: [words.lookalikes.count, words.lookalikes.syllables],
      rows: most.map(([folded, meant]) => ({
        key: folded,
        label: folded,
        cells: [
          formatCount(meant.size, lang),
          [...meant].toSorted((a, b) => a.localeCompare(b, 'vi')).join(', '),
        ],
      })),
      isText: true,
    },
    context,
  )
}
