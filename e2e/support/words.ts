import { readFileSync } from 'node:fs'
import { replaceWords } from '../../lib/i18n/replace-words.ts'

export type Lang = 'vi' | 'en'

const readFile = (lang: Lang, name: string) =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

/** The words of a locale file as the demo shows them, whose brand is a demonstration. */
export const read = (lang: Lang, name: string): ReturnType<typeof readFile> =>
  replaceWords(readFile(lang, name), readFile(lang, 'demo-notice')[name] ?? {})

// The tests run on the line of the platform, which is a simulated one.
const readDemo = (lang: Lang): ReturnType<typeof read> =>
  replaceWords(read(lang, 'demo-call'), read(lang, 'demo-call-simulated'))

/** The words of a language as the site shows them; tests never spell a sentence out. */
export const wordsOf = (lang: Lang) => ({
  common: read(lang, 'common'),
  contact: read(lang, 'contact'),
  demo: readDemo(lang),
  errors: read(lang, 'errors'),
  handset: read(lang, 'handset'),
  listening: read(lang, 'listening-test'),
  home: read(lang, 'pages/home'),
})

export const LANGS: readonly Lang[] = ['vi', 'en']

export const at = (lang: Lang, path = '/') => (lang === 'vi' ? path : path === '/' ? '/en' : `/en${path}`)

export const langOf = (path: string): Lang => (path === '/en' || path.startsWith('/en/') ? 'en' : 'vi')

/** The path of a page whatever language its address is in: `/en/aicall` → `/aicall`. */
export const pageOf = (path: string) => (langOf(path) === 'en' ? path.slice('/en'.length) || '/' : path)
