import { and, count, eq, gt, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CallsLeft } from '../../lib/contract/calls-left.ts'
import type { Actor } from '../api/actor.ts'
import type { Db } from '../db/open.ts'
import { calls } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { nextVietnamMidnight, secondsUntilOpen, vietnamDay } from '../../lib/domain/vietnam-day.ts'

/** A call that was started, or may still be: one whose ticket ran out unused never counts. */
const isCounted = (now: number) => or(isNotNull(calls.startedAt), gt(calls.ticketExpiresAt, new Date(now)))

const countToday = async (db: Db, now: number, whose: SQL): Promise<number> => {
  const today = and(whose, eq(calls.day, vietnamDay(now)), eq(calls.givenBack, false), isCounted(now))
  return (await db.select({ total: count() }).from(calls).where(today))[0]?.total ?? 0
}

/** How many calls a visitor may still make today, the limit of the address included; one who is not known yet has made none. */
export const callsLeft = async (db: Db, env: Env, actor: Actor, now: number): Promise<CallsLeft> => {
  const { visitorHash } = actor
  const byVisitor = visitorHash ? await countToday(db, now, eq(calls.visitorHash, visitorHash)) : 0
  const byAddress = await countToday(db, now, eq(calls.addressHash, actor.addressHash))
  const left = Math.min(env.VISITOR_DAILY_LIMIT - byVisitor, env.ADDRESS_DAILY_LIMIT - byAddress)
  return {
    calls_left: Math.max(0, left),
    limit: env.VISITOR_DAILY_LIMIT,
    resets_at: new Date(nextVietnamMidnight(now)).toISOString(),
  }
}

/** How many calls a number has had today. */
export const callsToNumber = (db: Db, phoneHash: string, now: number): Promise<number> =>
  countToday(db, now, eq(calls.phoneHash, phoneHash))

/** How many seconds it takes until somebody may be called; 0 within calling hours. On a line that rings people there are always such hours. */
export const secondsUntilCalls = (
  { env, callManager }: Pick<FastifyInstance, 'env' | 'callManager'>,
  now: number,
): number => {
  const hours = env.CALLING_HOURS ?? (callManager.ringsPeople ? { from: 8 * 60, to: 20 * 60 } : null)
  return hours ? secondsUntilOpen(now, hours) : 0
}

const HOUR_MS = 3_600_000

/** How many calls all visitors together have had in the last hour. */
export const callsThisHour = async (db: Db, now: number): Promise<number> =>
  db.$count(calls, and(gt(calls.createdAt, new Date(now - HOUR_MS)), isCounted(now)))

/** Whether a number is being called, or about to be. */
export const isNumberBusy = async (db: Db, phoneHash: string, now: number): Promise<boolean> => {
  const open = and(eq(calls.phoneHash, phoneHash), ne(calls.state, 'DONE'), isCounted(now))
  return (await db.select({ id: calls.id }).from(calls).where(open).limit(1)).length > 0
}
