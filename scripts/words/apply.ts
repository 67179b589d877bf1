import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { placesOf } from '../locales/parity.ts'
import { LANGS, type Lang } from '../locales/read-words.ts'
import { mark, type Row } from './table.ts'
import { textsIn, withTexts } from './texts.ts'

/** A change of one text that is not made, and why. */
export type Refusal = {
  lang: Lang
  file: string
  key: string
  text: string
  why: 'conflict' | 'placeholders' | 'empty' | 'unknown'
}

type Change = { lang: Lang; file: string; key: string; text: string }

/** What a table would change: the changes that can be made, and those that cannot. */
export type Plan = { changes: Change[]; refusals: Refusal[] }

const sourcePath = (root: string, lang: Lang, file: string) => path.join(root, lang, `${file}.json`)

/** Compares a table with the files as they are now. What was not edited in the table is left alone, whatever happened to the file. */
export const planChanges = (rows: readonly Row[], root = 'locales'): Plan => {
  const plan: Plan = { changes: [], refusals: [] }
  const files = new Map<string, Map<string, string>>()
  const now = (lang: Lang, file: string) => {
    const name = sourcePath(root, lang, file)
    const known = files.get(name) ?? new Map(readTexts(name))
    files.set(name, known)
    return known
  }
  for (const row of rows)
    for (const lang of LANGS) {
      const { file, key, [lang]: text, [`${lang} was` as const]: was } = row
      if (mark(text) === was) continue
      const current = now(lang, file).get(key)
      if (current === text) continue
      const why = reason(text, current, was)
      if (why) plan.refusals.push({ lang, file, key, text, why })
      else plan.changes.push({ lang, file, key, text })
    }
  return plan
}

const readTexts = (name: string): [string, string][] => {
  try {
    return textsIn(readFileSync(name, 'utf8')).map(({ key, text }) => [key, text])
  } catch {
    return []
  }
}

const reason = (text: string, current: string | undefined, was: string): Refusal['why'] | undefined => {
  if (current === undefined) return 'unknown'
  if (mark(current) !== was) return 'conflict'
  if (!text.trim()) return 'empty'
  return placesOf(text) === placesOf(current) ? undefined : 'placeholders'
}

/** Writes the changes into their files, leaving every other byte as it is. */
export const makeChanges = (changes: readonly Change[], root = 'locales'): void => {
  const byFile = Map.groupBy(changes, ({ lang, file }) => sourcePath(root, lang, file))
  for (const [name, list] of byFile) {
    const texts = new Map(list.map(({ key, text }) => [key, text.normalize('NFC')]))
    writeFileSync(name, withTexts(readFileSync(name, 'utf8'), texts))
  }
}
