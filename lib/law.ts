import { z } from 'zod'
import law from '@/content/law.json'
import { localizedSchema } from '@/lib/contract/localized'
import type { Locale } from '@/lib/i18n/config'

/** One article that pages rest on; `lawyer` where its number or its being in force still has to be confirmed by one. */
const articleSchema = z.strictObject({
  act: localizedSchema,
  article: localizedSchema.nullable(),
  asks: localizedSchema,
  state: z.enum(['confirmed', 'lawyer']),
  checkedOn: z.iso.date(),
  link: z.url({ protocol: /^https$/ }),
})

type Article = z.infer<typeof articleSchema>
type LawId = keyof typeof law

const isLawId = (id: string): id is LawId => id in law

const lawIdSchema = z.string().refine(isLawId, 'is not in content/law.json')

/** Ids of content/law.json; any other stops the build. */
export const lawIdsSchema = z.array(lawIdSchema).min(1)

/** Every article of content/law.json by its id; a file that does not fit throws. */
export const LAW: Readonly<Record<LawId, Article>> = z.record(lawIdSchema, articleSchema).parse(law)

/** How an article is cited: “Nghị định 91/2020/NĐ-CP, Điều 13”. */
export const citation = (id: LawId, lang: Locale) => {
  const { act, article } = LAW[id]
  return article ? `${act[lang]}, ${article[lang]}` : act[lang]
}
