import fp from 'fastify-plugin'
import { openDelivery } from './deliver.ts'
import { adoptLetters, defineMail } from './outbox.ts'

/** The letters about what forms sent. */
export const emailPlugin = fp(
  async (app) => {
    const { env, database, storage, secrets, clock, log, jobs } = app
    const deliver = await openDelivery(env, storage.files)
    defineMail(jobs, { db: database.db, env, storage, secrets, deliver, clock, log })
    app.addHook('onReady', () => adoptLetters(jobs, database.db))
  },
  { name: 'email', dependencies: ['database', 'jobs', 'storage'] },
)
