import type { StatsProblem } from '@/features/counts/problems'
import { ApiError } from '@/lib/api-error'
import { statsSchema } from '@/lib/contract/counts'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'
import { bearer } from '@/lib/session'

/** What was counted in the last `days` days, for the team; every failure is an ApiError. */
export const readStats = async (days: number) => {
  const token = await bearer()
  if (!token) throw new ApiError('refused', { code: 'UNAUTHENTICATED' })
  return request(statsSchema, {
    url: paths.stats,
    params: { days },
    headers: { authorization: `Bearer ${token}` },
  })
}
export type Stats = Awaited<ReturnType<typeof readStats>>

/** Why the counts cannot be shown. */
export const refusalOf = (error: unknown): { problem: StatsProblem } => {
  if (!(error instanceof ApiError)) return { problem: 'unavailable' }
  const { kind, code } = error
  if (kind === 'network' || kind === 'timeout') return { problem: 'network' }
  if (code === 'UNAUTHENTICATED') return { problem: 'ended' }
  return { problem: code === 'NOT_FOUND' ? 'private' : 'unavailable' }
}
