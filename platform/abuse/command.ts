import type { Switch } from '../db/guard-schema.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import {
  blockNetwork,
  blockNumber,
  lift,
  liftNetwork,
  liftNumber,
  pause,
  type BlockContext,
} from './blocks.ts'

/** Whom a command is about: a number (E.164), an address, something as a whole, or the number of a block. */
type CommandSubject = { number: string } | { address: string } | { what: Switch } | { id: string }

/** Blocks what an operator names; gives the number to lift it by, where it has one. */
export const block = async (context: BlockContext, subject: CommandSubject) => {
  if ('number' in subject) {
    await blockNumber(context, subject.number)
    return { blocked: 'number' }
  }
  if ('address' in subject)
    return { blocked: 'network', id: await blockNetwork(context, networkOf(subject.address), 'operator') }
  if ('what' in subject) return { paused: subject.what, id: await pause(context, subject.what) }
  throw new Error('a block is not blocked by its number')
}

/** Lifts what an operator names; false when nothing was blocked. */
export const liftSubject = async (context: BlockContext, subject: CommandSubject): Promise<boolean> => {
  if ('number' in subject) return liftNumber(context, subject.number)
  if ('address' in subject) return liftNetwork(context, networkOf(subject.address))
  return lift(context, 'what' in subject ? subject.what : subject.id)
}
