import type { Context, Logger } from '../context.ts'
import { emailFolder, openDelivery } from '../email/deliver.ts'
import { startOutbox } from '../email/outbox.ts'
import { openStorage } from '../storage/open.ts'

type Parts = Pick<Context, 'env' | 'database' | 'secrets' | 'clock'> & {
  dataDir: string
  /** The port of this platform, known once it listens. */
  port: () => number
  log: Logger
}

/** Opens what forms need beside the database: the file storage, and the outbox, which begins to send what is left. */
export const openInbox = async ({ env, database, secrets, clock, dataDir, port, log }: Parts) => {
  const storage = await openStorage({ env, dataDir, secrets, port })
  const deliver = await openDelivery(env, emailFolder(dataDir))
  const outbox = startOutbox({ db: database.db, env, storage, deliver, clock, log })
  return { storage, outbox }
}
