import ipaddr from 'ipaddr.js'
import type { Logger } from '../logger.ts'
import type { RateLimit } from '../rate-limit.ts'

/** What speaks against a network: a captcha answer that was wrong or used, a call refused, a field no person sees, a path only scanners ask for. */
export type Sign = 'refused' | 'captcha' | 'honeypot' | 'scan'

const WEIGHTS: Record<Sign, number> = { refused: 1, captcha: 2, honeypot: 6, scan: 6 }

/** The points of an hour at which a puzzle doubles. */
const STEPS = [4, 8, 16]
/** And those at which the network is blocked. */
const BLOCK_AT = 40

/** Signs are forgotten an hour after the first. */
export const SIGNS_WINDOW_S = 3_600

/** Whether an address can be told from others: behind a private one may be a proxy with everybody, and this machine is its owner's. */
const isJudged = (network: string): boolean => {
  const address = network.replace(/\/64$/, '')
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'
}

type Parts = {
  points: RateLimit
  log: Logger
  /** Called once a network has shown too many signs. */
  block: (network: string) => Promise<void>
}

/** How suspicious each network is, by the signs of the last hour. What cannot be counted speaks against nobody. */
export const createSuspicion = ({ points, log, block }: Parts) => ({
  /** Notes a sign against a network. */
  note: async (network: string, sign: Sign): Promise<void> => {
    if (!isJudged(network)) return
    try {
      const before = await points.count(network)
      await points.use(network, WEIGHTS[sign])
      if (before < BLOCK_AT && before + WEIGHTS[sign] >= BLOCK_AT) await block(network)
    } catch (error) {
      log.error({ err: error, sign }, 'a sign could not be counted')
    }
  },
  /** How many times harder than usual the puzzle of a network is: 1, 2, 4 or 8. */
  factor: async (network: string): Promise<number> => {
    if (!isJudged(network)) return 1
    const total = await points.count(network).catch((error: unknown) => {
      log.error({ err: error }, 'signs could not be read')
      return 0
    })
    return 2 ** STEPS.filter((step) => total >= step).length
  },
})
export type Suspicion = ReturnType<typeof createSuspicion>
