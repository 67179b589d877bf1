import { type BlockPrice, blocksCost, startedBlocks } from '@/lib/domain/price'

export type CallQuestion = {
  contacts: number
  answeredPercent: number
  voicemailPercent: number
  /** How long an answered call lasts on average. */
  seconds: number
  voicemailSeconds: number
}

type Part = { calls: number; blocksEach: number; blocks: number; grossVnd: number }

/** What a campaign costs in whole VND; the parts add up to the total, `free` calls cost nothing. */
export type CallEstimate = {
  answered: Part
  voicemail: Part
  free: number
  blocks: number
  netVnd: number
  vatVnd: number
  grossVnd: number
}

const shareOf = (count: number, percent: number) => Math.round((count * Math.round(percent * 100)) / 10_000)

/** Works a campaign out at a block price; the shares are percents whose sum is at most 100. */
export const estimateCalls = (question: CallQuestion, price: BlockPrice): CallEstimate => {
  const { contacts, answeredPercent, voicemailPercent, seconds, voicemailSeconds } = question
  const answered = shareOf(contacts, answeredPercent)
  const voicemail = Math.min(contacts - answered, shareOf(contacts, voicemailPercent))
  const each = {
    answered: startedBlocks(seconds, price.blockSeconds),
    voicemail: startedBlocks(voicemailSeconds, price.blockSeconds),
  }
  const [answeredBlocks, voicemailBlocks] = [answered * each.answered, voicemail * each.voicemail]
  const total = blocksCost(answeredBlocks + voicemailBlocks, price)
  const answeredVnd = blocksCost(answeredBlocks, price).grossVnd
  return {
    answered: { calls: answered, blocksEach: each.answered, blocks: answeredBlocks, grossVnd: answeredVnd },
    voicemail: {
      calls: voicemail,
      blocksEach: each.voicemail,
      blocks: voicemailBlocks,
      // The rest of the total, so that a price with decimals cannot make the parts miss it by one.
      grossVnd: total.grossVnd - answeredVnd,
    },
    free: contacts - answered - voicemail,
    ...total,
  }
}

/** The smallest package whose credit pays for an amount; undefined where none does. */
export const packageFor = <Package extends { creditVnd: number; priceVnd: number }>(
  grossVnd: number,
  packages: readonly Package[],
) =>
  packages
    .filter(({ creditVnd }) => creditVnd >= grossVnd)
    .toSorted((left, right) => left.priceVnd - right.priceVnd)
    .at(0)
