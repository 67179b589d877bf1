import { readTable, type Row } from '../table.ts'
import type { Lang } from '../../locales/read-words.ts'

const PLACE = /\\\{\\\{?\w+\\\}?\\\}/g

/** A text as a page shows it, for comparing. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()

const isFilledIn = (template: string, text: string) =>
  /\{\{?\w+\}?\}/.test(template) &&
  new RegExp(
    `^${shown(template)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(PLACE, '.+')}$`,
    'u',
  ).test(text)

/** The rows whose text in a language a page shows as `text`, those of the page itself first; eight at most. */
export const findRows = (
  text: string,
  lang: Lang,
  path: string,
  rows: readonly Row[] = readTable(),
): Row[] => {
  const wanted = shown(text)
  if (!wanted) return []
  const exact = rows.filter((row) => shown(row[lang]) === wanted)
  const found = exact.length ? exact : rows.filter((row) => isFilledIn(row[lang], wanted))
  const own = `pages${path === '/' ? '/home' : path}`
  return found.toSorted((a, b) => Number(b.file === own) - Number(a.file === own)).slice(0, 8)
}
