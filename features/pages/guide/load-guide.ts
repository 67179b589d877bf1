import { EXTRA_READERS } from '@/features/pages/guide/extras/readers'
import type { Extra } from '@/features/pages/guide/extras/extra'
import { loadGuideWords } from '@/features/pages/guide/words'
import { loadPageLinks } from '@/features/pages/content'
import { guideParts } from '@/features/resources/guide/guide-parts'
import type { Guide } from '@/features/resources/guide/guide-schema'
import { guidePath } from '@/features/resources/guide/read-guides'
import { glossaryLinks } from '@/features/resources/glossary/read-glossary'
import type { Locale } from '@/lib/i18n/config'

/** One stretch of a guide: its text as HTML, or what it shows of our own (null while a service is away). */
export type Stretch = { id: string } & ({ html: string } | { extra: Extra })

/** A guide's text taken apart, with everything it shows ready to be drawn. */
export const loadGuide = async (guide: Guide, lang: Locale) => {
  const [words, link] = await Promise.all([loadGuideWords(lang), loadPageLinks(lang)])
  const path = guidePath(guide.slug)
  const { parts, headings } = guideParts(guide.body, {
    lang,
    terms: glossaryLinks(lang),
    tableLabel: guide.name,
  })
  const stretches = await Promise.all(
    parts.map(async (part, index): Promise<Stretch> => {
      const id = `part-${index + 1}`
      if (part.kind === 'html') return { id, html: part.html }
      return { id, extra: await EXTRA_READERS[part.kind](part.lines, { id, lang, path, words, link }) }
    }),
  )
  return { path, words, link, headings, stretches }
}
