import type { FastifyInstance } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID_HEADER, requestIdOf } from '../lib/domain/request-id.ts'

const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** How a server names its requests: as whoever sent it does, the site for a browser, else anew. */
export const genReqId = ({ headers }: IncomingMessage): string => requestIdOf(headers[REQUEST_ID_HEADER])

/** Says the id of each request in its answer, and has what is done for it know it. */
export const openRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    requests.run(request.id, done)
  })
  // A body that is read from the connection comes back without it.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request.id, done))
}
