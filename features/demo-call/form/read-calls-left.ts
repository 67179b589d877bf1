import type { Camelized } from '@/lib/contract/camelized'
import type { CallsLeft } from '@/lib/contract/calls-left'
import type { DemoCallKind } from '@/lib/contract/enums'
import { API_BASE, paths } from '@/lib/contract/paths'

const TIMEOUT_MS = 15_000

/** How many demo calls this visitor has left today, and when the day turns; undefined when that cannot be had. */
// Everybody who sees the card asks, most of whom call nobody: without the HTTP library and the schemas of a call. And without being given
// a cookie (`peek`), which would take the place of the one that a booking on its way has bound its ticket to.
export const readCallsLeft = async (kind: DemoCallKind): Promise<Camelized<CallsLeft> | undefined> => {
  const answer = await fetch(`${API_BASE}${paths.callsLeft(kind)}?peek=1`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) return undefined
  const { result }: { result?: Partial<CallsLeft> } = await answer.json()
  const { calls_left: callsLeft, limit, resets_at: resetsAt } = result ?? {}
  return callsLeft === undefined || limit === undefined || resetsAt === undefined
    ? undefined
    : { callsLeft, limit, resetsAt }
}
