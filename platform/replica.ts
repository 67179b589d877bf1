import { and, eq, gt, lte, ne, notInArray, sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { replicas } from './db/schema.ts'
import type { Logger } from './logger.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The name of this process among the platforms that share its database. */
    replicaId: string
  }
}

// A stalled process gets two more tries; a dead one is replaced within ten seconds, with a second of the look-out of `call-manager.ts`.
const LEASE_S = 6
const BEAT_MS = 2_000

type Parts = Pick<FastifyInstance, 'database'> & { log: Logger; keyIds: readonly string[]; waitMs?: number }

/**
 * Lists this process among the platforms of its database and keeps it there; gives its name and the way out. Throws while another one
 * lives with a secret that this one does not know. Time is the database's: the clocks of machines differ.
 */
export const joinReplicas = async ({
  database: { db, engine },
  log,
  keyIds,
  waitMs = LEASE_S * 1_000,
}: Parts) => {
  const id = randomUUID()
  const [keyId = ''] = keyIds
  const leaseUntil = sql`now() + make_interval(secs => ${LEASE_S})`
  // Nobody else can have an embedded database open, so whoever is listed there is dead.
  await db.delete(replicas).where('url' in engine ? lte(replicas.leaseUntil, sql`now()`) : undefined)
  const renew = () =>
    db
      .insert(replicas)
      .values({ id, keyId, leaseUntil })
      .onConflictDoUpdate({ target: replicas.id, set: { leaseUntil } })
  await renew()
  const isStrange = and(notInArray(replicas.keyId, [...keyIds]), gt(replicas.leaseUntil, sql`now()`))
  const deadline = Date.now() + waitMs
  while ((await db.select().from(replicas).where(isStrange)).length > 0) {
    // It may have died a moment ago.
    if (Date.now() > deadline) {
      await db.delete(replicas).where(eq(replicas.id, id))
      throw new Error('another platform on this DATABASE_URL has a different APP_SECRET: all need the same')
    }
    await sleep(BEAT_MS / 4)
  }
  let renewing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renew().catch((error: unknown) => log.error({ err: error }, 'the lease could not be renewed'))
  }, BEAT_MS)
  return {
    id,
    leave: async () => {
      clearInterval(timer)
      await renewing
      // Without the database the lease runs out by itself.
      await db
        .delete(replicas)
        .where(eq(replicas.id, id))
        .catch((error: unknown) => log.warn({ err: error }, 'the lease could not be given back'))
    },
  }
}

/** This process's place among the replicas, held until it closes. */
export const replicaPlugin = fp(
  async (app) => {
    const { database, env, log, secrets } = app
    const { id, leave } = await joinReplicas({ database, log, keyIds: secrets.keyIds })
    const isOther = and(ne(replicas.id, id), gt(replicas.leaseUntil, sql`now()`))
    if (!env.S3_BUCKET && (await database.db.select().from(replicas).where(isOther)).length > 0)
      log.warn(
        'other platforms share this database, and no bucket: set S3_BUCKET, or what is on one disk cannot be played or erased from another',
      )
    app.decorate('replicaId', id)
    app.addHook('onClose', leave)
  },
  { name: 'replica', dependencies: ['database'] },
)
