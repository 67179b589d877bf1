import { z } from 'zod'
import { endpointSection, type EndpointContext } from '@/features/docs/build/endpoint-section'
import { keyedTable, oneSample, plainChapter } from '@/features/docs/build/plain-blocks'
import { socketChapter, socketSchema } from '@/features/docs/build/socket-chapter'
import { json } from '@/features/docs/code/json'
import { AICALL_ENDPOINTS } from '@/features/docs/endpoints/aicall'
import examples from '@/features/docs/examples.json'
import { CALL_FIELD_CODES, HTTP_STATUS, LIMITS, TEST_NUMBERS } from '@/features/docs/facts'
import { loadDocsWords } from '@/features/docs/load-words'
import type { Chapter } from '@/features/docs/model'
import { quickstartCode } from '@/features/docs/quickstart-code'
import { chapterSchema, copy, endpointsChapter, keyed, tableChapter } from '@/features/docs/words'
import { CALL_RESULTS, CALL_STATES } from '@/lib/contract/enums'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { API_BASE } from '@/lib/contract/paths'

const PROOFS = ['visitor', 'recaptcha', 'ticket', 'x-call-ticket', 'idempotency-key'] as const
const LIMIT_ROWS = ['visitor', 'number', 'address', 'running', 'ticket', 'captcha', 'requests', 'socket', 'body', 'hours', 'recording', 'call'] as const
const ENDINGS = ['01', '02', '03', '04', '05', '06', '07', '08', '09'] as const

const schema = z.strictObject({
  quickstart: chapterSchema.extend({ code: copy }),
  basics: chapterSchema,
  authentication: tableChapter(PROOFS, 4),
  endpoints: endpointsChapter(AICALL_ENDPOINTS.map(({ id }) => id)),
  personal: chapterSchema.extend({ code: copy }),
  socket: socketSchema,
  states: tableChapter(CALL_STATES, 2),
  results: tableChapter(CALL_RESULTS, 4),
  errors: tableChapter(ERROR_CODES, 4).extend({ code: copy, limit: copy }),
  fields: chapterSchema.extend({ columns: z.array(copy).length(2) }),
  limits: tableChapter(LIMIT_ROWS, 2),
  numbers: tableChapter(ENDINGS, 3).extend({ other: keyed(['key', 'text'], copy) }),
})

const errorsSchema = z.looseObject({ fields: z.record(z.string(), copy) })

/** The documentation of the demo-call API, complete from the snapshot and the words alone. */
export const aicallApi = async (context: EndpointContext): Promise<Chapter[]> => {
  const { lang, origin } = context
  const [words, messages] = await Promise.all([
    loadDocsWords({ schema, file: 'docs/aicall-api', lang, values: LIMITS }),
    loadDocsWords({ schema: errorsSchema, file: 'errors', lang }),
  ])
  const { quickstart, authentication, endpoints, personal, states, results, errors, fields, limits, numbers } = words
  const { phone, name, honorific, campaign } = examples
  const program = quickstartCode({ apiUrl: origin + API_BASE, campaignId: campaign.id, phone, name, honorific })
  return [
    plainChapter('quickstart', quickstart, { isOrdered: true, extra: [oneSample(quickstart.code, 'javascript', program)] }),
    plainChapter('basics', words.basics),
    plainChapter('authentication', authentication, {
      extra: [keyedTable({ label: authentication.title, ...authentication, keys: PROOFS })],
    }),
    {
      id: 'endpoints',
      title: endpoints.title,
      blocks: endpoints.text.map((text) => ({ kind: 'text', text })),
      sections: AICALL_ENDPOINTS.map((endpoint) => endpointSection(endpoint, endpoints.items[endpoint.id], context)),
    },
    plainChapter('personal', personal, {
      extra: [oneSample(personal.code, 'json', json({ personalizedFields: examples.autoCallBody.personalizedFields }))],
    }),
    socketChapter(words.socket, origin),
    plainChapter('states', states, { extra: [keyedTable({ label: states.title, ...states, keys: CALL_STATES })] }),
    plainChapter('results', results, { extra: [keyedTable({ label: results.title, ...results, keys: CALL_RESULTS })] }),
    plainChapter('errors', errors, {
      extra: [
        oneSample(errors.code, 'json', json(examples.failure)),
        oneSample(errors.limit, 'json', json(examples.limitReached)),
        keyedTable({ label: errors.title, ...errors, keys: ERROR_CODES, known: (code) => [String(HTTP_STATUS[code])] }),
      ],
    }),
    plainChapter('fields', fields, {
      extra: [
        keyedTable({
          ...{ label: fields.title, columns: fields.columns, keys: CALL_FIELD_CODES, rows: keyedMessages(messages.fields) },
        }),
      ],
    }),
    plainChapter('limits', limits, { extra: [keyedTable({ label: limits.title, ...limits, keys: LIMIT_ROWS })] }),
    plainChapter('numbers', numbers, {
      extra: [
        keyedTable({
          label: numbers.title,
          columns: numbers.columns,
          keys: [...ENDINGS, numbers.other.key],
          known: (key) => [endingOf(key)],
          rows: { ...numbers.rows, [numbers.other.key]: [numbers.other.text] },
        }),
      ],
    }),
  ]
}
