import { eq } from 'drizzle-orm'
import { recordingKey } from '../calls/speaker.ts'
import { identityUsers } from '../db/identity-schema.ts'
import { describePerson } from './entries.ts'
import type { InboxContext } from './erase.ts'

type ExportedFile = { name: string; base64: string }

const accountOf = async ({ database: { db } }: InboxContext, email: string) => {
  const { firstName, lastName, emailVerified, consentVersion, consentedAt, createdAt } = identityUsers
  const account = {
    email: identityUsers.email,
    firstName,
    lastName,
    emailVerified,
    consentVersion,
    consentedAt,
    createdAt,
  }
  const [found] = await db.select(account).from(identityUsers).where(eq(identityUsers.email, email))
  return found ?? null
}

/**
 * Everything kept about a person, to be handed to them: records, calls, consents and account, and beside them their files and the
 * recordings of their calls. An identity server with an embedded database keeps its accounts apart: they are on its account page.
 */
export const exportPerson = async (context: InboxContext, reach: string) => {
  const { storage } = context
  const person = await describePerson(context, reach)
  const files: ExportedFile[] = []
  const add = (name: string, bytes: Buffer | null) => {
    if (bytes) files.push({ name, base64: bytes.toString('base64') })
  }
  for (const { file, receipt } of person.submissions)
    if (file) add(`${receipt ?? 'file'}.${file.split('.').pop()}`, await storage.read(file))
  for (const { id, recording } of person.calls)
    if (recording) add(`call-${id}.mp3`, await storage.files.read(recordingKey(recording)))
  return { ...person, account: reach.includes('@') ? await accountOf(context, reach) : null, files }
}
