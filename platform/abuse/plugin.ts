import fp from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import { networkOf, rangeOf } from '../../lib/domain/network-address.ts'
import { ApiError } from '../api/api-error.ts'
import { blockNetwork, forgetBlocks, isPaused, networkBlock } from './blocks.ts'
import type { Switch } from '../db/guard-schema.ts'
import { createSuspicion, SIGNS_WINDOW_S, type Suspicion } from './suspicion.ts'

declare module 'fastify' {
  interface FastifyInstance {
    suspicion: Suspicion
    /** Lets through who may ask for a call or speech; throws the refusal otherwise. */
    admitNetwork: (request: FastifyRequest, what: Switch) => Promise<void>
  }
}

const DAY_S = 24 * 3_600
const PAUSED_S = 600
/** More than every sign there can be in the window. */
const NO_LIMIT = 1_000_000

/** Addresses that lead nowhere here, and that only a program which looks for holes asks for. */
const SCANNED = /\.(?:php|env|git|asp|sql|bak)\b|\/wp-|\/(?:admin|actuator|cgi-bin|\.)/i

/** Who is kept from what costs money: networks that have shown signs of a program or are blocked, and everybody while an operator says so. */
export const abusePlugin = fp(
  async (app) => {
    const { env, log, database, clock } = app
    const points = app.createLimit({ name: 'signs', limit: NO_LIMIT, windowS: SIGNS_WINDOW_S })
    const range = app.createLimit({ name: 'range', limit: env.RANGE_DAILY_LIMIT, windowS: DAY_S })
    app.decorate(
      'suspicion',
      createSuspicion({
        points,
        log,
        block: async (network) => {
          const block = await blockNetwork(app, network, 'suspicion')
          log.warn({ block }, 'a network is blocked')
        },
      }),
    )
    app.decorate('admitNetwork', async (request, what) => {
      if (await isPaused(app, what))
        throw new ApiError('UNAVAILABLE', { retryAfter: PAUSED_S, rule: `${what} are paused` })
      const blockedS = await networkBlock(app, networkOf(request.ip))
      if (blockedS !== null)
        throw new ApiError('RATE_LIMITED', { retryAfter: blockedS, rule: 'network blocked' })
      if (what !== 'calls') return
      const { isAllowed, resetS } = await range.use(rangeOf(request.ip))
      if (!isAllowed) throw new ApiError('RATE_LIMITED', { retryAfter: resetS, rule: 'range' })
    })
    app.addHook('onResponse', async (request) => {
      if (request.is404 && SCANNED.test(request.url.split('?')[0] ?? ''))
        await app.suspicion.note(networkOf(request.ip), 'scan')
    })
    app.jobs.everyHour('blocks', () => forgetBlocks(database.db, clock()))
  },
  { name: 'abuse', dependencies: ['database', 'jobs', 'limits'] },
)
