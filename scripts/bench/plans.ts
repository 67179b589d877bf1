import { isNotNull } from 'drizzle-orm'
import { simulatedPlanSchema } from '../../platform/calls/simulated-plan.ts'
import { openDb, type Db } from '../../platform/db/open.ts'
import { calls } from '../../platform/db/schema.ts'

/** When each event of each call was due (ms since 1970), by call and then in the order of the events after the first. */
const dueTimes = async (db: Db, speed: number): Promise<Map<string, number[]>> => {
  const rows = await db.select({ id: calls.id, plan: calls.plan }).from(calls).where(isNotNull(calls.plan))
  return new Map(
    rows.map(({ id, plan }) => {
      const { dialled_at: dialledAt, steps } = simulatedPlanSchema.parse(plan)
      const seen = steps.filter(({ event }) => event.type !== 'cut_visitor')
      return [id, seen.map((step) => dialledAt + step.at_ms / speed)]
    }),
  )
}

/** The same of the embedded database in a folder, or of a server's. */
export const plannedTimes = async (
  dataDir: string,
  speed: number,
  url?: string,
): Promise<Map<string, number[]>> => {
  const { db, close } = await openDb(dataDir, { url })
  return dueTimes(db, speed).finally(close)
}
