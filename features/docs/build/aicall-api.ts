import { z } from 'zod'
import { aicallSchema, PROOFS, TEST_ENDINGS } from '@/features/docs/build/aicall-schema'
import { type EndpointContext, endpointChapters } from '@/features/docs/build/endpoint-section'
import { keyedTable, oneSample, plainChapter, wordTable } from '@/features/docs/build/plain-blocks'
import { socketChapter } from '@/features/docs/build/socket-chapter'
import { json } from '@/features/docs/code/json'
import { AICALL_ENDPOINTS } from '@/features/docs/endpoints/aicall'
import { MANUALS } from '@/features/docs/manuals'
import examples from '@/features/docs/examples.json'
import { CALL_FIELD_CODES, LIMITS, TEST_NUMBERS } from '@/features/docs/facts'
import { copy, keyed, loadDocsContent } from '@/features/docs/content'
import type { Chapter } from '@/features/docs/model'
import { quickstartCode } from '@/features/docs/quickstart-code'
import { CALL_RESULTS, CALL_STATES } from '@/lib/contract/enums'
import { ERROR_CODES, HTTP_STATUS } from '@/lib/contract/error-codes'
import { API_BASE } from '@/lib/contract/paths'

// What the form says about a wrong field is what each field code means.
const messagesSchema = z.looseObject({ fields: z.looseObject(keyed(CALL_FIELD_CODES, copy).shape) })

const program = (origin: string) => {
  const { phone, name, honorific, campaign } = examples
  return quickstartCode({ apiUrl: origin + API_BASE, campaignId: campaign.id, phone, name, honorific })
}

/** The documentation of the demo-call API, complete from the snapshot and the content alone. */
export const aicallApi = async (context: EndpointContext): Promise<Chapter[]> => {
  const { lang, origin } = context
  const [content, messages] = await Promise.all([
    loadDocsContent({ schema: aicallSchema, file: 'docs/aicall-api', lang, values: LIMITS }),
    loadDocsContent({ schema: messagesSchema, file: 'errors', lang }),
  ])
  const { quickstart, authentication, personal, states, results, errors, fields, limits, numbers } = content
  const meanings = CALL_FIELD_CODES.map((code) => [`\`${code}\``, messages.fields[code]])
  return [
    plainChapter('integration', content.integration),
    plainChapter('quickstart', quickstart, {
      isOrdered: true,
      extra: [oneSample(quickstart.code, 'javascript', program(origin))],
    }),
    plainChapter('basics', content.basics),
    plainChapter('authentication', authentication, {
      extra: [keyedTable({ label: authentication.title, ...authentication, keys: PROOFS })],
    }),
    ...endpointChapters(AICALL_ENDPOINTS, content.endpoints, MANUALS.aicallApi, context),
    plainChapter('personal', personal, {
      extra: [oneSample(personal.code, 'json', json(examples.autoCallBody))],
    }),
    socketChapter(content.socket, origin),
    plainChapter('states', states, {
      extra: [keyedTable({ label: states.title, ...states, keys: CALL_STATES })],
    }),
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
    plainChapter('numbers', numbers, {
      extra: [
        keyedTable({
          label: numbers.title,
          ...numbers,
          keys: TEST_ENDINGS,
          known: (ending) => [TEST_NUMBERS[ending] ? `\`${TEST_NUMBERS[ending]}\`` : '—'],
        }),
      ],
    }),
  ]
}
