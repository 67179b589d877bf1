import type { Db } from '../db/open.ts'
import { outbox, type Submission } from '../db/inbox-schema.ts'

/** Puts the mail about a submission into the outbox, in the transaction that stores it; its id names the record, so a repeat is known as one. */
export const postMail = async (
  db: Db,
  { id }: Submission,
  { from, now }: { from: string; now: number },
): Promise<void> => {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'
  await db
    .insert(outbox)
    .values({ submissionId: id, messageId: `<${id}@${domain}>`, nextAttemptAt: new Date(now) })
}
