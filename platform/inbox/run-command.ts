import { eq } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { block, liftSubject } from '../abuse/command.ts'
import { listBlocks } from '../abuse/blocks.ts'
import { stopCode } from '../call-check/stop-code.ts'
import { readStats } from '../counts/stats.ts'
import { lockDataDir } from '../data-lock.ts'
import { submissions, type Submission } from '../db/schema.ts'
import { openDb } from '../db/open.ts'
import type { Env } from '../env.ts'
import { openJobs } from '../jobs.ts'
import { listReports } from '../reports/plugin.ts'
import { openSecrets } from '../secrets.ts'
import { openStorage } from '../storage/open.ts'
import type { Command } from './command-schema.ts'
import { describeDead, describePerson, describeSubmission, findSubmission, listEntries } from './entries.ts'
import { erasePerson, eraseSubmission, vacuumDeleted, type InboxContext } from './erase.ts'
import { exportPerson } from './export.ts'
import { purge } from './retention.ts'

/** A command that cannot be carried out, for a reason its user should read. */
export class CommandError extends Error {}

// A command says itself what went wrong.
const NO_LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }

const find = async (context: InboxContext, number: string): Promise<Submission> => {
  const row = await findSubmission(context, number)
  if (!row) throw new CommandError(`there is no ${number}`)
  return row
}

const markDone = async ({ database: { db }, clock }: InboxContext, row: Submission, text = row.note) => {
  const done = { doneAt: new Date(clock()), note: text }
  await db.update(submissions).set(done).where(eq(submissions.id, row.id))
}

/** Does what a person asked for about their data: shows it, or deletes it (and, when they withdraw, stops calling them). */
const fulfil = async (context: InboxContext, row: Submission, text: string | undefined) => {
  const reach = row.phone ?? row.email
  if (row.content.kind !== 'data-rights' || !reach)
    throw new CommandError(`${row.receipt} is no request about personal data`)
  const { right } = row.content
  const result =
    right === 'access'
      ? await describePerson(context, reach)
      : await erasePerson(context, reach, { suppress: right === 'withdraw' })
  await markDone(context, row, text)
  return { receipt: row.receipt, right, ...result }
}

const fileOf = async ({ storage }: InboxContext, { receipt: number, uploadKey }: Submission) => {
  const bytes = uploadKey ? await storage.read(uploadKey) : null
  if (!uploadKey || !bytes) throw new CommandError(`${number} has no file`)
  return { filename: `${number}.${uploadKey.split('.').pop()}`, base64: bytes.toString('base64') }
}

const remove = async (context: InboxContext, row: Submission) => {
  await eraseSubmission(context, row)
  await vacuumDeleted(context)
  return { deleted: row.receipt }
}

/** Carries out one command; gives what it found or did, ready for JSON. */
export const runCommand = async (context: InboxContext, command: Command): Promise<unknown> => {
  switch (command.name) {
    case 'list':
      return listEntries(context, command)
    case 'find':
      return describePerson(context, command.person)
    case 'export':
      return exportPerson(context, command.person)
    case 'erase':
      return erasePerson(context, command.person, { suppress: false })
    case 'dead':
      return describeDead(context)
    case 'retry':
      return { retried: await context.jobs.retry() }
    case 'reports':
      return listReports(context.database.db)
    case 'code':
      return stopCode(context, command.person)
    case 'stats':
      return readStats(context.database.db, command.days, context.clock())
    case 'blocks':
      return listBlocks(context)
    case 'block':
      return block(context, command.subject)
    case 'lift':
      return { lifted: await liftSubject(context, command.subject) }
    case 'purge':
      return purge(context)
    case 'show':
      return describeSubmission(context, await find(context, command.receipt))
    case 'file':
      return fileOf(context, await find(context, command.receipt))
    case 'fulfil':
      return fulfil(context, await find(context, command.receipt), command.note)
    case 'delete':
      return remove(context, await find(context, command.receipt))
    case 'done': {
      const row = await find(context, command.receipt)
      await markDone(context, row, command.note)
      return { done: row.receipt }
    }
  }
}

/** Carries out a command on a data folder no platform has open. */
export const runOffline = async (env: Env, dataDir: string, command: Command): Promise<unknown> => {
  if (!env.DATABASE_URL && !existsSync(join(dataDir, 'db')))
    throw new Error(`no platform has kept anything in DATA_DIR ${dataDir} yet`)
  const unlock = env.DATABASE_URL ? () => undefined : lockDataDir(dataDir)
  try {
    const secrets = await openSecrets(env, dataDir)
    const database = await openDb(dataDir, {
      url: env.DATABASE_URL,
      migrates: env.MIGRATE_AT_START === 'true',
    })
    try {
      const storage = await openStorage({ env, dataDir, secrets, port: () => env.PLATFORM_PORT })
      const { jobs, start, stop } = openJobs(database, NO_LOG, false)
      await start()
      return await runCommand({ env, database, secrets, clock: Date.now, storage, jobs }, command).finally(
        stop,
      )
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}
