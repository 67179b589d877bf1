import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Lang = 'vi' | 'en'

const text = z.string().min(1)

const own = z.strictObject({
  title: text,
  lead: text,
  made: text,
  price: text,
  packages: text,
  columns: z.array(text).length(5),
  once: text,
  days: text,
  noLimit: text,
  none: text,
  results: text,
  resultColumns: z.array(text).length(3),
  charged: text,
  free: text,
  examples: text,
  exampleColumns: z.array(text).length(5),
  rules: text,
  ruleItems: z.array(z.strictObject({ title: text, text })).length(4),
  asks: text,
  phone: text,
  email: text,
  web: text,
  foot: text,
})

const page = z.object({
  callPrice: z.record(z.string(), text),
  examples: z.object({ rows: z.record(z.string(), text), free: text }),
  packages: z.record(z.string(), text),
})

const lists = z.object({
  list: z.object({ results: z.record(z.string(), z.object({ label: text, why: text })) }),
})

const read = (lang: Lang, name: string): unknown =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

/** The words of the brochure in a language: its own, and those it shares with the price page. */
export const readWords = (lang: Lang) => ({
  own: own.parse(read(lang, 'brochure')),
  page: page.parse(read(lang, 'pricing')),
  results: lists.parse(read(lang, 'calculators')).list.results,
})

export type BrochureWords = ReturnType<typeof readWords>

/** Fills the `{{places}}` of a word. */
export const fill = (word: string | undefined, values: Readonly<Record<string, string | number>> = {}) => {
  if (!word) throw new Error('brochure: a word is missing')
  return word.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
