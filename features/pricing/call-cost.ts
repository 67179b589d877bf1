import type { CallPrice } from '@/lib/contract/call-price'
import type { Camelized } from '@/lib/contract/camelized'
import type { CallResult } from '@/lib/contract/enums'
import { priceOf, splitVat, startedBlocks, withVat } from '@/lib/domain/money'

/** The VAT rate of telephone services; the temporary lower rate does not cover them. */
export const CALL_VAT_PERCENT = 10

export type BlockPrice = Pick<Camelized<CallPrice>, 'blockSeconds' | 'pricePerBlockVnd' | 'includesVat'>
type Call = { result: CallResult; seconds: number }

/** What one call costs in whole VND; `blocks` counts started blocks and is 0 for a call that is not billed. */
export type CallCost = { blocks: number; netVnd: number; vatVnd: number; grossVnd: number }

/** Whether a call with this result is billed: only one that a person or a voicemail picked up. */
export const isBilled = (result: CallResult) => result === 'ANSWER' || result === 'VOICE_MAIL'

/** The cost of so many blocks, tax split off; net and VAT always add up to the gross. */
export const blocksCost = (blocks: number, { pricePerBlockVnd, includesVat }: BlockPrice): CallCost => {
  const amount = priceOf(blocks, pricePerBlockVnd)
  const grossVnd = includesVat ? amount : withVat(amount, CALL_VAT_PERCENT)
  return { blocks, ...splitVat(grossVnd, CALL_VAT_PERCENT), grossVnd }
}

/** The cost of one call: every started block counts whole; net and VAT always add up to the gross. */
export const callCost = ({ result, seconds }: Call, price: BlockPrice): CallCost => {
  if (!isBilled(result)) return { blocks: 0, netVnd: 0, vatVnd: 0, grossVnd: 0 }
  return blocksCost(startedBlocks(seconds, price.blockSeconds), price)
}

/** How many whole blocks a credit in VND pays for; undefined where a block costs nothing. */
export const blocksFor = (creditVnd: number, { pricePerBlockVnd }: BlockPrice) =>
  pricePerBlockVnd > 0 ? Math.floor(creditVnd / pricePerBlockVnd) : undefined
