import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address leads into a network that is not the public one. */
export class InnerAddressError extends Error {}

/** Whether an IP address is anything but a public one: private, loopback, link-local, shared, reserved, or a tunnel to one of those. */
export const isInner = (address: string): boolean =>
  !ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast'

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** Whether the host of an address says by itself that it is an inner one: what a name resolves to is seen when it is asked. */
export const namesInner = (url: URL): boolean => {
  const host = hostOf(url)
  if (ipaddr.isValid(host)) return isInner(host)
  return !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)\.?$/i.test(host)
}

/**
 * Resolves a name as `node:net` wants it, and fails when any of its addresses is an inner one. It is the connection itself that asks, so
 * what was looked at is what is connected to.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    if (found.length === 0 || found.some(({ address }) => isInner(address)))
      return callback(new InnerAddressError(hostname), '')
    if (options.all) return callback(null, found)
    return callback(null, found[0]?.address ?? '', found[0]?.family)
  })
