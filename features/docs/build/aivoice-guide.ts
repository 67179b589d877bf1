import { z } from 'zod'
import { plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { chapterSchema, copy, loadDocsContent, wordTableChapter } from '@/features/docs/content'
import type { Block, Chapter } from '@/features/docs/model'
import { spokenText } from '@/lib/domain/reading/read'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

/** The content of /aivoice/docs. */
export const guideSchema = z.object({
  start: chapterSchema,
  counting: chapterSchema.extend({
    columns: z.array(copy).length(2),
    samples: z.array(copy).min(4),
  }),
  reading: chapterSchema.extend({
    columns: z.array(copy).length(3),
    rows: z.array(z.tuple([copy, copy])).min(3),
  }),
  dictionary: wordTableChapter(3),
  pauses: wordTableChapter(3),
  speed: wordTableChapter(2),
  exporting: wordTableChapter(3),
  dubbing: chapterSchema,
  rights: chapterSchema,
  troubles: wordTableChapter(2),
})

/** How many characters the studio counts in a text: letters, digits, marks and spaces as they stand, accents with their letter. */
export const countCharacters = (text: string) => [...text.normalize('NFC')].length

const counted = (
  { title, columns, samples }: z.infer<typeof guideSchema>['counting'],
  lang: Locale,
): Block => {
  const digits = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  const rows = samples.map((text) => [text, digits.format(countCharacters(text))])
  return wordTable({ label: title, columns, rows, vietnamese: [0] })
}

/** What is written, what the engine says for it, and a hint: the middle column is never typed, so it cannot be wrong. */
const readAloud = ({ title, columns, rows }: z.infer<typeof guideSchema>['reading']): Block => {
  const read = rows.map(([written, hint]) => [written, spokenText(written), hint])
  return wordTable({ label: title, columns, rows: read, vietnamese: [0, 1] })
}

/** The guide to the voice studio. */
export const aivoiceGuide = async (lang: Locale): Promise<Chapter[]> => {
  const content = await loadDocsContent({ schema: guideSchema, file: 'docs/aivoice-guide', lang })
  const { start, counting, reading, dictionary, pauses, speed, exporting, dubbing, rights, troubles } =
    content
  return [
    plainChapter('start', start, { isOrdered: true }),
    plainChapter('counting', counting, { extra: [counted(counting, lang)] }),
    plainChapter('reading', reading, { extra: [readAloud(reading)] }),
    plainChapter('dictionary', dictionary, {
      extra: [wordTable({ label: dictionary.title, ...dictionary, vietnamese: [0, 1] })],
    }),
    plainChapter('pauses', pauses, {
      extra: [wordTable({ label: pauses.title, ...pauses })],
    }),
    plainChapter('speed', speed, { extra: [wordTable({ label: speed.title, ...speed })] }),
    plainChapter('exporting', exporting, { extra: [wordTable({ label: exporting.title, ...exporting })] }),
    plainChapter('dubbing', dubbing, { isOrdered: true }),
    plainChapter('rights', rights),
    plainChapter('troubles', troubles, { extra: [wordTable({ label: troubles.title, ...troubles })] }),
  ]
}
