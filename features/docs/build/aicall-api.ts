import { z } from 'zod'
import type { EndpointContext } from '@/features/docs/build/endpoint-section'
import { keyedTable, oneSample, plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { json } from '@/features/docs/code/json'
import {
  chapterSchema,
  copy,
  keyed,
  loadDocsContent,
  tableChapter,
  wordTableChapter,
} from '@/features/docs/content'
import examples from '@/features/docs/examples.json'
import { CALL_FIELD_CODES, LIMITS } from '@/features/docs/facts'
import type { Chapter } from '@/features/docs/model'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { ERROR_CODES, HTTP_STATUS } from '@/lib/contract/error-codes'
import { LOCALE_DETAILS } from '@/lib/i18n/config'

/** The content of what all chapters of /aicall/api-docs share. */
export const aicallSchema = z.object({
  integration: chapterSchema,
  basics: chapterSchema,
  results: tableChapter(CALL_RESULTS, 3),
  errors: tableChapter(ERROR_CODES, 4).extend({ code: copy, limit: copy }),
  fields: chapterSchema.extend({ columns: z.array(copy).length(2) }),
  limits: wordTableChapter(2),
})

// What the forms say about a wrong field is what each field code means.
const messagesSchema = z.looseObject({ fields: z.looseObject(keyed(CALL_FIELD_CODES, copy).shape) })

/** What all chapters of the call API share: conventions, results, errors and limits. */
export const aicallApi = async ({ lang }: EndpointContext): Promise<Chapter[]> => {
  const numbers = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  const values = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, numbers.format(limit)]),
  )
  const [content, messages] = await Promise.all([
    loadDocsContent({ schema: aicallSchema, file: 'docs/aicall-api', lang, values }),
    loadDocsContent({ schema: messagesSchema, file: 'errors', lang }),
  ])
  const { results, errors, fields, limits } = content
  const meanings = CALL_FIELD_CODES.map((code) => [`\`${code}\``, messages.fields[code]])
  return [
    plainChapter('integration', content.integration),
    plainChapter('basics', content.basics),
    plainChapter('results', results, {
      extra: [keyedTable({ label: results.title, ...results, keys: CALL_RESULTS })],
    }),
    plainChapter('errors', errors, {
      extra: [
        oneSample(errors.code, 'json', json(examples.failure)),
        oneSample(errors.limit, 'json', json(examples.limitReached)),
        keyedTable({
          label: errors.title,
          ...errors,
          keys: ERROR_CODES,
          known: (code) => [String(HTTP_STATUS[code])],
        }),
      ],
    }),
    plainChapter('fields', fields, {
      extra: [wordTable({ label: fields.title, columns: fields.columns, rows: meanings })],
    }),
    plainChapter('limits', limits, { extra: [wordTable({ label: limits.title, ...limits })] }),
  ]
}
