import type { CallPrice } from '@/lib/contract/call-price'
import type { Camelized } from '@/lib/contract/camelized'
import type { CallResult } from '@/lib/contract/enums'
import { splitVat } from '@/lib/money'

/** The VAT rate of telephone services; the temporary lower rate does not cover them. */
export const CALL_VAT_PERCENT = 10

type Price = Pick<Camelized<CallPrice>, 'blockSeconds' | 'pricePerBlockVnd' | 'includesVat'>
type Call = { result: CallResult; seconds: number }

/** What one call costs in whole VND; `blocks` counts started blocks and is 0 for a call that is not billed. */
export type CallCost = { blocks: number; netVnd: number; vatVnd: number; grossVnd: number }

/** Whether a call with this result is billed: only one that a person or a voicemail picked up. */
export const isBilled = (result: CallResult) => result === 'ANSWER' || result === 'VOICE_MAIL'

/** The cost of one call: every started block counts whole; net and VAT always add up to the gross. */
export const callCost = ({ result, seconds }: Call, price: Price): CallCost => {
  if (!isBilled(result)) return { blocks: 0, netVnd: 0, vatVnd: 0, grossVnd: 0 }
  const blocks = Math.max(1, Math.ceil(seconds / price.blockSeconds))
  const amount = Math.round(blocks * price.pricePerBlockVnd)
  const grossVnd = price.includesVat ? amount : amount + Math.round((amount * CALL_VAT_PERCENT) / 100)
  return { blocks, ...splitVat(grossVnd, CALL_VAT_PERCENT), grossVnd }
}

/** How many whole blocks a credit in VND pays for; undefined where a block costs nothing. */
export const blocksFor = (creditVnd: number, { pricePerBlockVnd }: Price) =>
  pricePerBlockVnd > 0 ? Math.floor(creditVnd / pricePerBlockVnd) : undefined
