import fp from 'fastify-plugin'
import { emailFolder, openDelivery } from './deliver.ts'
import { adoptLetters, defineMail } from './outbox.ts'

/** The letters about what forms sent. */
export const emailPlugin = fp(
  async (app) => {
    const { env, database, storage, secrets, clock, log, dataDir, jobs } = app
    const deliver = await openDelivery(env, emailFolder(dataDir))
    defineMail(jobs, { db: database.db, env, storage, secrets, deliver, clock, log })
    app.addHook('onReady', () => adoptLetters(jobs, database.db))
  },
  { name: 'email', dependencies: ['database', 'jobs', 'storage'] },
)
