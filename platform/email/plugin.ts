import fp from 'fastify-plugin'
import { emailFolder, openDelivery } from './deliver.ts'
import { startOutbox, type Outbox } from './outbox.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

/** The outbox, which begins to send what is left. */
export const emailPlugin = fp(
  async (app) => {
    const { env, database, storage, secrets, clock, log, dataDir } = app
    const deliver = await openDelivery(env, emailFolder(dataDir))
    const outbox = startOutbox({ db: database.db, env, storage, secrets, deliver, clock, log })
    app.decorate('outbox', outbox)
    app.addHook('onClose', () => outbox.stop())
  },
  { name: 'email', dependencies: ['database', 'storage'] },
)
