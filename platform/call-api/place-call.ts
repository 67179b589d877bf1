import type { FastifyInstance } from 'fastify'
import { vietnamDay } from '../../lib/domain/vietnam-day.ts'
import { CHANNELS, notify } from '../calls/channels.ts'
import type { CallContent } from '../calls/dialogue.ts'
import type { Db } from '../db/open.ts'
import { calls } from '../db/schema.ts'
import type { Account } from './account.ts'

const TEST_NUMBER = /^\+849123456\d\d$/

/** Whether a number (E.164) belongs to the test numbers, 0912 345 600 to 699. */
export const isTestNumber = (phone: string): boolean => TEST_NUMBER.test(phone)

/** What is kept of a number. A test number is one per account: the calls of many try-outs are no calls to one person. */
export const phoneFacts = (
  { secrets }: Pick<FastifyInstance, 'secrets'>,
  { account, isTest }: Account,
  phone: string,
) => ({
  phoneHash: secrets.lastingHash('phone', isTest ? `${account} ${phone}` : phone),
  phoneTail: phone.slice(-3),
})

type Order = { id: string; account: string; phone: string; phoneHash: string; content: CallContent }

/** Puts a call on the line, with the transaction that `db` is: once that is committed, the first replica that looks runs it. */
export const placeCall = async (
  { secrets }: Pick<FastifyInstance, 'secrets'>,
  db: Db,
  { id, account, phone, phoneHash, content }: Order,
  now: number,
): Promise<void> => {
  const at = new Date(now)
  const actor = `api ${account}`
  await db.insert(calls).values({
    id,
    kind: content.type === 'otp' ? 'voice-otp' : 'auto-call',
    visitorHash: actor,
    addressHash: actor,
    phoneHash,
    phoneTail: phone.slice(-3),
    phoneSealed: secrets.encrypt(phone),
    day: vietnamDay(now),
    content,
    bodyHash: '',
    answerCallsLeft: 0,
    // Nobody is given a ticket: the call begins by itself.
    ticketHash: secrets.hash('ticket-lookup', secrets.ticket(id)),
    ticketExpiresAt: at,
    createdAt: at,
    startedAt: at,
  })
  await notify(db, CHANNELS.released, '')
}
