import type { FastifyRequest } from 'fastify'

/** Whether a form was sent from a page of this server; browsers say so, and what is not a browser has no cookies to steal. */
export const isSameOrigin = ({ headers }: FastifyRequest, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === origin
}
