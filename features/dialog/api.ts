import { ApiError } from '@/lib/api-error'
import {
  turnResultSchema,
  understandResultSchema,
  type TurnRequest,
  type UnderstandRequest,
} from '@/lib/contract/dialog'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** Has one message taken apart. */
export const understand = (body: UnderstandRequest) =>
  request(understandResultSchema, { method: 'POST', url: paths.dialogUnderstand, data: body })

/** Says something in a conversation. */
export const takeTurn = (body: TurnRequest) =>
  request(turnResultSchema, { method: 'POST', url: paths.dialogTurn, data: body })

/** Which of the explained errors a failure is. */
export const toDialogError = (error: unknown): 'busy' | 'tooLong' | 'down' => {
  if (!(error instanceof ApiError)) return 'down'
  if (error.fields?.['text'] === 'TEXT_TOO_LONG') return 'tooLong'
  return error.code === 'RATE_LIMITED' ? 'busy' : 'down'
}
