import type { FastifyReply } from 'fastify'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Db } from './db/open.ts'
import type { Redis } from './redis.ts'

/** An open one lets through what the store cannot count, as far as this process alone counts it. */
export type Policy = { name: string; limit: number; windowS: number; isOpen?: boolean }

/** What is left of a budget after one more use; `resetS` is in seconds. */
export type Usage = { policy: Policy; isAllowed: boolean; remaining: number; resetS: number }

/** Counts uses per key in windows of time that begin with the first use. */
export type RateLimit = {
  /** Counts one use, or as many as `points` says. */
  use: (key: string, points?: number) => Promise<Usage>
  /** How much has been used in the window, without using any. */
  count: (key: string) => Promise<number>
  /** Takes one use back. */
  giveBack: (key: string) => Promise<void>
  /** Forgets every use of a key. */
  forget: (key: string) => Promise<void>
}

/** A table with the columns `key`, `points` and `expire`, or Redis; `keyOf` gives the name a key is kept under. */
type Store = ({ db: Db; table: PgTable } | { redis: Redis }) & { keyOf?: (key: string) => string }

const openLimiter = ({ name, limit, windowS, isOpen = false }: Policy, store: Store | undefined) => {
  const options = { keyPrefix: name, points: limit, duration: windowS }
  const memory = new RateLimiterMemory(options)
  if (!store) return memory
  const stored = { ...options, ...(isOpen ? { insuranceLimiter: memory } : {}) }
  return 'redis' in store
    ? new RateLimiterRedis({
        ...stored,
        storeClient: store.redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      })
    : new RateLimiterDrizzle({
        ...stored,
        storeClient: store.db,
        schema: store.table,
        clearExpiredByTimeout: false,
      })
}

/** A budget counted by this process alone, or in a store, where it outlives a restart and is shared. */
export const createRateLimit = (policy: Policy, store?: Store): RateLimit => {
  const limiter = openLimiter(policy, store)
  const { keyOf = (key: string) => key } = store ?? {}
  const usage = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Usage => ({
    policy,
    isAllowed,
    remaining: remainingPoints,
    resetS: Math.ceil(msBeforeNext / 1_000),
  })
  return {
    use: (key, points = 1) =>
      limiter.consume(keyOf(key), points).then(
        (left) => usage(true, left),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return usage(false, refusal)
          throw refusal
        },
      ),
    count: async (key) => (await limiter.get(keyOf(key)))?.consumedPoints ?? 0,
    giveBack: async (key) => void (await limiter.reward(keyOf(key))),
    forget: async (key) => void (await limiter.delete(keyOf(key))),
  }
}

/** A budget is used up; Fastify answers 429. `retryAfter` is in seconds. */
export class TooManyRequests extends Error {
  readonly statusCode = 429
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many requests')
    this.retryAfter = retryAfter
  }
}

const append = (reply: FastifyReply, header: string, item: string) => {
  const before = reply.getHeader(header)
  void reply.header(header, before === undefined ? item : `${String(before)}, ${item}`)
}

/**
 * Counts one use of each budget in turn and tells the client what is left (`RateLimit`, `RateLimit-Policy`); throws
 * TooManyRequests, with `Retry-After`, at the first that is used up.
 */
export const consume = async (reply: FastifyReply, uses: readonly [RateLimit, key: string][]) => {
  for (const [limit, key] of uses) {
    const { policy, isAllowed, remaining, resetS } = await limit.use(key)
    append(reply, 'ratelimit-policy', `"${policy.name}";q=${policy.limit};w=${policy.windowS}`)
    append(reply, 'ratelimit', `"${policy.name}";r=${remaining};t=${resetS}`)
    if (isAllowed) continue
    void reply.header('retry-after', resetS)
    throw new TooManyRequests(resetS)
  }
}

/** As `consume`, but gives false instead of throwing. */
export const tryConsume = (reply: FastifyReply, uses: Parameters<typeof consume>[1]): Promise<boolean> =>
  consume(reply, uses).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyRequests) return false
      throw error
    },
  )
