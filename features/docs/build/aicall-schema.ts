import { z } from 'zod'
import { socketSchema } from '@/features/docs/build/socket-chapter'
import { AICALL_ENDPOINTS } from '@/features/docs/endpoints/aicall'
import { TEST_NUMBERS } from '@/features/docs/facts'
import {
  chapterSchema,
  copy,
  endpointsChapter,
  tableChapter,
  wordTableChapter,
} from '@/features/docs/content'
import { CALL_RESULTS, CALL_STATES } from '@/lib/contract/enums'
import { ERROR_CODES } from '@/lib/contract/error-codes'

/** What a caller shows to prove who it is. */
export const PROOFS = ['visitor', 'recaptcha', 'ticket', 'x-call-ticket', 'idempotency-key'] as const

type TestEnding = keyof typeof TEST_NUMBERS
const isTestEnding = (text: string): text is TestEnding => text in TEST_NUMBERS
export const TEST_ENDINGS = Object.keys(TEST_NUMBERS).filter(isTestEnding).sort()

/** The content of /aicall/api-docs. */
export const aicallSchema = z.object({
  integration: chapterSchema,
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
  limits: wordTableChapter(2),
  numbers: tableChapter(TEST_ENDINGS, 3),
})
