import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

type Policy = { name: string; limit: number; windowS: number }

/** What is left of a budget after one more use; `resetS` is in seconds. */
export type Usage = { policy: Policy; isAllowed: boolean; remaining: number; resetS: number }

/** Counts uses per key in windows of time that begin with the first use. */
export type RateLimit = { use: (key: string) => Promise<Usage> }

export const createRateLimit = (policy: Policy): RateLimit => {
  // The counts of one process. RateLimiterRedis and RateLimiterPostgres take the same options and share theirs.
  const limiter = new RateLimiterMemory({
    keyPrefix: policy.name,
    points: policy.limit,
    duration: policy.windowS,
  })
  const usage = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Usage => ({
    policy,
    isAllowed,
    remaining: remainingPoints,
    resetS: Math.ceil(msBeforeNext / 1_000),
  })
  return {
    use: (key) =>
      limiter.consume(key).then(
        (left) => usage(true, left),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return usage(false, refusal)
          throw refusal
        },
      ),
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
export const spend = async (reply: FastifyReply, uses: readonly [RateLimit, key: string][]) => {
  for (const [limit, key] of uses) {
    const { policy, isAllowed, remaining, resetS } = await limit.use(key)
    append(reply, 'ratelimit-policy', `"${policy.name}";q=${policy.limit};w=${policy.windowS}`)
    append(reply, 'ratelimit', `"${policy.name}";r=${remaining};t=${resetS}`)
    if (isAllowed) continue
    void reply.header('retry-after', resetS)
    throw new TooManyRequests(resetS)
  }
}
