import { z } from 'zod'
import terms from '@/content/glossary.json'
import { localizedSchema } from '@/lib/contract/localized'
import type { Locale } from '@/lib/i18n/config'
import { slugOf } from '@/lib/domain/slug'

export const GLOSSARY_PATH = '/resources/glossary'

const namesSchema = z.strictObject({ vi: z.array(z.string().min(1)), en: z.array(z.string().min(1)) })

const termSchema = z.strictObject({
  term: localizedSchema,
  text: localizedSchema,
  /** Other words a text may use for it. */
  also: namesSchema.optional(),
  /** The page that says more. */
  path: z.string().startsWith('/').optional(),
})

export type Term = z.infer<typeof termSchema> & { id: string }

/** The terms of content/glossary.json by their English name's id; a file that does not fit throws. */
export const TERMS: readonly Term[] = z
  .array(termSchema)
  .parse(terms)
  .map((entry) => ({ id: slugOf(entry.term.en), ...entry }))

/** The terms of a language in its alphabetical order. */
export const termsIn = (lang: Locale) =>
  TERMS.toSorted((left, right) => left.term[lang].localeCompare(right.term[lang], lang))

/** What a text links to at its first mention of a term. */
export const glossaryLinks = (lang: Locale) =>
  TERMS.map(({ id, term, also }) => ({
    words: [term[lang], ...(also?.[lang] ?? [])],
    path: `${GLOSSARY_PATH}#${id}`,
  }))
