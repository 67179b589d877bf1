import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Db, OpenDb } from '../db/open.ts'
import { featureFlags } from '../db/schema.ts'
import type { Logger } from '../logger.ts'
import seed from '../seed/flags.json' with { type: 'json' }
import { openFlagFile } from './flag-file.ts'
import { describeFault, parseFlags, type FlagSet } from './flag-set.ts'

/** What a trigger of the table tells on. */
const CHANNEL = 'feature_flags'
const ROW = 1

const load = async (db: Db): Promise<FlagSet | null> => {
  const [row] = await db.select().from(featureFlags).where(eq(featureFlags.id, ROW))
  return row ? parseFlags(row.flags, row.updatedAt) : null
}

const store = async (db: Db, { json: flags, updatedAt }: FlagSet): Promise<void> => {
  await db
    .insert(featureFlags)
    .values({ id: ROW, flags, updatedAt })
    .onConflictDoUpdate({ target: featureFlags.id, set: { flags, updatedAt } })
}

type Options = {
  database: Pick<OpenDb, 'db' | 'listen'>
  file: string
  log: Logger
  onChange: (flags: FlagSet) => void
}

/**
 * Follows the flags of the database, which all replicas share, and keeps a file that says the same and may be edited: an edit goes into
 * the database and from there to everybody. One that cannot be read is logged and changes nothing. Throws when the file cannot be read at the start.
 */
export const followFlags = async ({ database: { db, listen }, file: path, log, onChange }: Options) => {
  const file = openFlagFile(path)
  const [edited, kept] = [
    await file.read().catch((error: unknown) => {
      throw new Error(`FLAGS_FILE ${path} is not right. ${describeFault(error)}`)
    }),
    await load(db),
  ]
  // A file that was made before the last change is no edit: it may have lain beside a replica that was away.
  if (!kept || (edited && edited.updatedAt > kept.updatedAt && !isDeepStrictEqual(edited.json, kept.json)))
    await store(db, edited ?? parseFlags(seed, new Date()))

  let current = (await load(db)) ?? parseFlags(seed, new Date())
  const mirror = () =>
    file
      .mirror(current)
      .catch((error: unknown) => log.warn({ err: error, file: path }, 'the file of flags cannot be written'))
  await mirror()

  const takeEdit = async () => {
    try {
      const flags = await file.read()
      if (flags && !isDeepStrictEqual(flags.json, current.json)) await store(db, flags)
    } catch (error) {
      log.warn({ file: path, fault: describeFault(error) }, 'the flags cannot be read; those before stay')
    }
  }

  const takeChange = async () => {
    try {
      const flags = await load(db)
      if (!flags || isDeepStrictEqual(flags.json, current.json)) return
      current = flags
      onChange(current)
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'the flags of the database cannot be read; those before stay')
    }
    await mirror()
  }

  let working = Promise.resolve()
  const next = (work: () => Promise<void>) => () => {
    working = working.then(work)
  }
  const onChanged = next(takeChange)
  await listen(CHANNEL, { onMessage: onChanged, onGap: onChanged })
  const unwatch = file.watch(next(takeEdit))
  // What was changed while this began to listen.
  onChanged()

  return {
    current: () => current,
    stop: async () => {
      unwatch()
      await working
    },
  }
}
