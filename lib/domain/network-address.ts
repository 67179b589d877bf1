import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** What every text that is no address counts as. */
export const UNKNOWN_NETWORK = 'unknown'

/** What an address counts as: itself in IPv4, its /64 in IPv6, where one customer has at least that many. */
export const networkOf = (address: string): string => {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN_NETWORK
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** The range an address lies in, which one hand may hold: 256 addresses in IPv4, a /48 in IPv6. */
export const rangeOf = (address: string): string => {
  const network = networkOf(address)
  if (ipaddr.IPv4.isValidFourPartDecimal(network)) return network.replace(/\.\d+$/, '.0/24')
  return network.replace(/:[^:]+::\/64$/, '::/48')
}

/** Whether the forwarded headers of a peer are believed; `hop` counts from the program outwards. */
export type TrustProxy = (address: string, hop: number) => boolean

const KNOWN_ADDRESSES = 1_000

/** `TRUST_PROXY`: `true`, `false`, or addresses and ranges with commas (`loopback`, `linklocal`, `uniquelocal`, `10.0.0.0/8`). */
export const trustProxySchema = z
  .string()
  .default('loopback')
  .transform((text, context): TrustProxy => {
    if (text === 'true' || text === 'false') return () => text === 'true'
    try {
      const isTrusted = proxyAddr.compile(text.split(',').map((part) => part.trim()))
      // The same few peers send every request, and reading an address takes longer than answering from memory.
      const known = new LRUCache<string, boolean>({ max: KNOWN_ADDRESSES })
      return (address, hop) => {
        const trusted = known.get(address) ?? isTrusted(address, hop)
        known.set(address, trusted)
        return trusted
      }
    } catch {
      context.addIssue('must be true, false, or addresses and ranges with commas')
      return z.NEVER
    }
  })

/** Leaves one address in `X-Forwarded-For`, the visitor's; what a peer claims that is not trusted is dropped. */
export const settleForwardedHeaders = (request: IncomingMessage, trust: TrustProxy): void => {
  const { headers, socket } = request
  headers['x-forwarded-for'] = proxyAddr(request, trust)
  if (trust(socket.remoteAddress ?? '', 0)) return
  delete headers.forwarded
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-port']
  delete headers['x-forwarded-proto']
}
