import type { FastifyInstance } from 'fastify'
import { sameSecret } from '../secrets.ts'

const SLOT_MS = 10 * 60_000

type Context = Pick<FastifyInstance, 'secrets' | 'clock'>

const codeIn = ({ secrets }: Context, phone: string, slot: number) => {
  const number = Number.parseInt(secrets.hash('stop-calls', `${slot} ${phone}`).slice(0, 12), 16)
  return String(number % 1_000_000).padStart(6, '0')
}

const slotOf = ({ clock }: Context) => Math.floor(clock() / SLOT_MS)

/** The code of a number (E.164) for these ten minutes, kept nowhere, and until when it is good: to the end of the next ten. */
export const stopCode = (context: Context, phone: string): { code: string; validUntil: Date } => {
  const slot = slotOf(context)
  return { code: codeIn(context, phone, slot), validUntil: new Date((slot + 2) * SLOT_MS) }
}

/** Whether that is the code of a number, now or ten minutes ago. */
export const isStopCode = (context: Context, phone: string, code: string): boolean => {
  const slot = slotOf(context)
  return [slot, slot - 1].some((each) => sameSecret(code, codeIn(context, phone, each)))
}
