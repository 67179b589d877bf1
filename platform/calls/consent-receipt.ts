import { randomUUID } from 'node:crypto'
import { maskPhone } from '../../lib/domain/phone-format.ts'
import type { Db } from '../db/open.ts'
import { consents, type ConsentRow } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'

/** Whose data it is: a number in E.164, an e-mail address, or both. */
export type DataSubject = { phone?: string | null; email?: string | null }

/** `scope` names what was agreed to: `contact`, `application`, `data-rights`, `demo-call:auto-call` … */
type ConsentGiven = { recordId: string; person: DataSubject; scope: string; version: string; now: number }

const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${host}`
}

const mask = ({ phone, email }: DataSubject): string =>
  [phone && maskPhone(phone), email && maskEmail(email)].filter(Boolean).join(' ')

const signedText = (
  { id, recordId, who, scope, version, acceptedAt }: Omit<ConsentRow, 'hash'>,
  person: DataSubject,
) => {
  const subject = [person.phone, person.email].filter(Boolean)
  return JSON.stringify([id, recordId, who, scope, version, acceptedAt, ...subject])
}

/** Keeps the proof that a person agreed to one thing; the hash shows later that it was not changed. */
export const consentReceipt = async (db: Db, secrets: Secrets, given: ConsentGiven): Promise<void> => {
  const { recordId, person, scope, version, now } = given
  const receipt = {
    id: randomUUID(),
    recordId,
    who: mask(person),
    scope,
    version,
    acceptedAt: new Date(now),
    phoneHash: person.phone ? secrets.lastingHash('phone', person.phone) : null,
    emailHash: person.email ? secrets.lastingHash('email', person.email) : null,
    withdrawnAt: null,
  }
  await db
    .insert(consents)
    .values({ ...receipt, hash: secrets.lastingHash('consent', signedText(receipt, person)) })
}

/** Whether a receipt is the one this person was given, unchanged. */
export const consentHolds = (secrets: Secrets, receipt: ConsentRow, person: DataSubject): boolean =>
  secrets.lastingHashes('consent', signedText(receipt, person)).includes(receipt.hash)
