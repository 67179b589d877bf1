import { createHash } from 'node:crypto'
import { LANGS, readWords, type Lang } from '../locales/read-words.ts'

/** A line of the table of words: a text in both languages, and what they were when the table was made. */
export type Row = { file: string; key: string } & Record<Lang, string> & Record<`${Lang} was`, string>

export const COLUMNS = ['file', 'key', 'vi', 'en', 'vi was', 'en was'] as const

/** Tells two states of a text apart; short, because nobody reads it. */
export const mark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Every text of the site, by file and key; a text that one language lacks is empty there. */
export const readTable = (root = 'locales'): Row[] => {
  const rows = new Map<string, Row>()
  for (const lang of LANGS)
    for (const { file, key, text } of readWords(lang, root)) {
      const id = `${file} ${key}`
      const row = rows.get(id) ?? { file, key, vi: '', en: '', 'vi was': mark(''), 'en was': mark('') }
      rows.set(id, { ...row, [lang]: text, [`${lang} was`]: mark(text) })
    }
  return [...rows.values()]
}
