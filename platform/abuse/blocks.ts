import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { blocks, type BlockReason, type Subject, type Switch } from '../db/guard-schema.ts'
import { suppressions } from '../db/schema.ts'

/** What can be stopped as a whole. */
export const SWITCHES = ['calls', 'speech'] as const satisfies Switch[]

/** What the work on blocks needs; a running platform has it, and so has a command beside a stopped one. */
export type BlockContext = Pick<FastifyInstance, 'database' | 'secrets' | 'clock'>

const EVERYBODY = 'all'
const DAY_MS = 24 * 3_600_000

const whoOf = ({ secrets }: BlockContext, network: string) => secrets.hash('address', network)

const find = async ({ database, clock }: BlockContext, subject: Subject, who: string) => {
  const holds = or(isNull(blocks.until), gt(blocks.until, new Date(clock())))
  const [row] = await database.db
    .select()
    .from(blocks)
    .where(and(eq(blocks.subject, subject), eq(blocks.who, who), holds))
  return row
}

const put = async (
  { database, clock }: BlockContext,
  { subject, who, reason, until }: { subject: Subject; who: string; reason: BlockReason; until: Date | null },
) => {
  const id = randomBytes(4).toString('hex')
  const values = { reason, until, createdAt: new Date(clock()) }
  const [row] = await database.db
    .insert(blocks)
    .values({ id, subject, who, ...values })
    .onConflictDoUpdate({ target: [blocks.subject, blocks.who], set: values })
    .returning()
  return row?.id ?? id
}

/** In how many seconds the block of a network ends; null when it has none. */
export const networkBlock = async (context: BlockContext, network: string): Promise<number | null> => {
  const row = await find(context, 'network', whoOf(context, network))
  return row
    ? Math.ceil(((row.until?.getTime() ?? context.clock() + DAY_MS) - context.clock()) / 1_000)
    : null
}

/** Whether an operator has stopped something as a whole. */
export const isPaused = async (context: BlockContext, what: Switch): Promise<boolean> =>
  (await find(context, what, EVERYBODY)) !== undefined

/** Keeps a network from calls and speech for a day; gives the number to lift it by. */
export const blockNetwork = (context: BlockContext, network: string, reason: BlockReason): Promise<string> =>
  put(context, {
    subject: 'network',
    who: whoOf(context, network),
    reason,
    until: new Date(context.clock() + DAY_MS),
  })

/** Stops something as a whole until it is lifted. */
export const pause = (context: BlockContext, what: Switch): Promise<string> =>
  put(context, { subject: what, who: EVERYBODY, reason: 'operator', until: null })

/** Lifts a block by its number, or a switch by its name; false when there is none. */
export const lift = async ({ database }: BlockContext, idOrSwitch: string): Promise<boolean> => {
  const [subject] = SWITCHES.filter((name) => name === idOrSwitch)
  const which = subject ? eq(blocks.subject, subject) : eq(blocks.id, idOrSwitch)
  return (await database.db.delete(blocks).where(which).returning()).length > 0
}

/** Lifts the block of a network; false when it has none. */
export const liftNetwork = async (context: BlockContext, network: string): Promise<boolean> => {
  const which = and(eq(blocks.subject, 'network'), eq(blocks.who, whoOf(context, network)))
  return (await context.database.db.delete(blocks).where(which).returning()).length > 0
}

/** Lets a number (E.164) be called again that `blockNumber` blocked; one whose owner does not want calls stays uncalled. False when it was not blocked. */
export const liftNumber = async ({ database, secrets }: BlockContext, phone: string): Promise<boolean> => {
  const hashes = secrets.lastingHashes('phone', phone).map((hash) => eq(suppressions.phoneHash, hash))
  const lifted = await database.db
    .delete(suppressions)
    .where(and(or(...hashes), eq(suppressions.reason, 'blacklist')))
    .returning()
  return lifted.length > 0
}

/** Keeps a number (E.164) from being called until it is lifted. */
export const blockNumber = async ({ database, secrets }: BlockContext, phone: string): Promise<void> => {
  const phoneHash = secrets.lastingHash('phone', phone)
  await database.db.insert(suppressions).values({ phoneHash, reason: 'blacklist' }).onConflictDoNothing()
}

/** Every block that holds, the newest first, and how many numbers are blocked. */
export const listBlocks = async ({ database, clock }: BlockContext) => {
  const { db } = database
  await forgetBlocks(db, clock())
  const rows = await db.select().from(blocks)
  return {
    blocks: rows
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ id, subject, reason, createdAt, until }) => ({
        id,
        subject,
        reason,
        since: createdAt.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    numbers_blocked: await db.$count(suppressions, eq(suppressions.reason, 'blacklist')),
  }
}

/** Deletes the blocks that are over. */
export const forgetBlocks = async (db: BlockContext['database']['db'], now: number): Promise<void> => {
  await db.delete(blocks).where(lt(blocks.until, new Date(now)))
}
