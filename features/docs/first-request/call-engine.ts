import { ApiError } from '@/lib/api-error'
import { apiCallSchema } from '@/lib/contract/call-api'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

const LOOK_MS = 1_000
const LONGEST_MS = 120_000

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS))

/** Calls a number with a key and waits until the call is over, two minutes at most; every failure is an ApiError. */
export const callWith = async (key: string, wish: { to: string; script: string; voice: string }) => {
  const headers = { authorization: `Bearer ${key}` }
  const { id } = await request(apiCallSchema, { method: 'POST', url: paths.calls, headers, data: wish })
  const until = Date.now() + LONGEST_MS
  for (;;) {
    await pause()
    const call = await request(apiCallSchema, { url: paths.call(id), headers })
    if (call.state === 'done') return call
    if (Date.now() > until) throw new ApiError('timeout')
  }
}
export type EndedCall = Awaited<ReturnType<typeof callWith>>

const BY_CODE = {
  SCRIPT_EMPTY: 'script',
  SCRIPT_TOO_LONG: 'script',
  PERSONALIZED_REQUIRED: 'script',
  QUOTA_EXCEEDED: 'quota',
  RATE_LIMITED: 'busy',
  OUTSIDE_CALLING_HOURS: 'hours',
} as const

const isExplained = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && code in BY_CODE

/** Which of the explained problems a failure is. */
export const callProblemOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'unavailable'
  if (error.kind === 'network') return 'network'
  if (error.fields?.['to']) return 'number'
  const code = Object.values(error.fields ?? {})[0] ?? error.code
  return isExplained(code) ? BY_CODE[code] : 'unavailable'
}
