import { KEY_FIELD_CODES, type KeyProblem } from '@/features/api-keys/problems'
import { ApiError } from '@/lib/api-error'
import { bearerHeader } from '@/lib/bearer-header'
import { apiKeySchema, apiKeysSchema, madeApiKeySchema } from '@/lib/contract/api-key'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** The keys of who is signed in, the newest first, and what they used; every failure is an ApiError. */
export const readKeys = async () =>
  request(apiKeysSchema, { url: paths.apiKeys, headers: await bearerHeader() })
export type OwnKeys = Awaited<ReturnType<typeof readKeys>>
export type OwnKey = OwnKeys['keys'][number]

/** `10.000` and `10,000` are the same number; what is none becomes NaN, which the service refuses by name. */
const countOf = (text: string) => Number(text.replace(/[.,\s]/g, ''))

/** Makes a key; gives it whole, this once. `limit` is what was typed, empty for none. */
export const makeKey = async ({ name, limit }: { name: string; limit: string }) =>
  request(madeApiKeySchema, {
    method: 'POST',
    url: paths.apiKeys,
    headers: await bearerHeader(),
    data: limit.trim() === '' ? { name } : { name, monthly_characters: countOf(limit) },
  })
export type MadeKey = Awaited<ReturnType<typeof makeKey>>

/** Withdraws a key for good. */
export const withdrawKey = async (id: string) =>
  request(apiKeySchema, {
    method: 'POST',
    url: paths.withdrawApiKey(id),
    headers: await bearerHeader(),
    data: {},
  })

type Refusal = {
  problem?: KeyProblem | undefined
  name?: (typeof KEY_FIELD_CODES)[number] | undefined
  limit?: (typeof KEY_FIELD_CODES)[number] | undefined
}

const fieldCode = (code: string | undefined) => KEY_FIELD_CODES.find((known) => known === code)

/** What a failure says: beside which field, or of the whole request. */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof ApiError)) return { problem: 'unavailable' }
  const { kind, code, fields, retryAfter } = error
  const [name, limit] = [fieldCode(fields?.['name']), fieldCode(fields?.['monthly_characters'])]
  if (name || limit) return { name, limit }
  if (kind === 'network' || kind === 'timeout') return { problem: 'network' }
  if (code === 'UNAUTHENTICATED') return { problem: 'ended' }
  if (code === 'NOT_FOUND') return { problem: 'gone' }
  // A key too many comes without a time to wait.
  if (code === 'RATE_LIMITED') return { problem: retryAfter === undefined ? 'full' : 'busy' }
  return { problem: 'unavailable' }
}
