import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long requests in hand may take once the process closes; speech takes longest. */
const LAST_REQUESTS_MS = 8_000
const LOOK_MS = 20

export type Drain = ReturnType<typeof openDrain>

/** Lets a server end without losing a request: to be opened before its other hooks. */
export const openDrain = (app: FastifyInstance) => {
  const inHand = new Set<ServerResponse>()
  let isOn = false
  app.addHook('onRequest', async (_request, { raw }) => {
    inHand.add(raw)
    raw.once('close', () => inHand.delete(raw))
    // Whoever asks again finds another replica.
    if (isOn) raw.setHeader('connection', 'close')
  })
  return {
    /** From now on this replica says that it is not ready, and still answers whoever has not heard. */
    begin: (): void => {
      isOn = true
    },
    isOn: (): boolean => isOn,
    /** Takes no more connections, and resolves when all requests in hand are answered, or have taken too long. */
    finish: async (): Promise<void> => {
      isOn = true
      app.server.close()
      const deadline = Date.now() + LAST_REQUESTS_MS
      while (inHand.size > 0 && Date.now() < deadline) await sleep(LOOK_MS)
      // One on which nothing was asked yet is waited for by nobody.
      app.server.closeAllConnections()
    },
  }
}
