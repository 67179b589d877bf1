import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const LANGS = ['vi', 'en'] as const
export type Lang = (typeof LANGS)[number]

export const isLang = (value: string): value is Lang => LANGS.some((lang) => lang === value)

/** One text of a locale file: 'pages/home', 'hero.title', 'Cuộc gọi AI …'. */
export type Leaf = { file: string; key: string; text: string }

const flatten = (value: unknown, file: string, key: string): Leaf[] => {
  if (typeof value === 'string') return [{ file, key, text: value }]
  if (typeof value !== 'object' || value === null) return [{ file, key, text: '' }]
  return Object.entries(value).flatMap(([name, entry]) => flatten(entry, file, key ? `${key}.${name}` : name))
}

/** Every text of a language in file and key order; list entries have their index as key, anything but a text counts as empty. */
export const readWords = (lang: Lang, root = 'locales'): Leaf[] =>
  globSync('**/*.json', { cwd: path.join(root, lang) })
    .sort()
    .flatMap((name) => {
      const words: unknown = JSON.parse(readFileSync(path.join(root, lang, name), 'utf8'))
      return flatten(words, name.replaceAll(path.sep, '/').replace(/\.json$/, ''), '')
    })
