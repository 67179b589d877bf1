import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { TrustProxy } from './domain/network-address.ts'

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
