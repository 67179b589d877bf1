'use client'

import { useOffers } from './offers'
import { PlanColumn } from './plan-column'
import type { VoicePlan } from '@/lib/domain/price'
import { planStatusOf } from './plan-status'
import { toPlan } from './voice-plans'

type VoiceColumnProps = { plan: VoicePlan; peers: readonly VoicePlan[]; target: string }

/** A voice package as it stands for this visitor now: deal, voucher and what they already hold counted in. */
export const VoiceColumn = ({ plan, peers, target }: VoiceColumnProps) => {
  const { lang, t, now, orders, voucherFor } = useOffers()
  const status = planStatusOf(plan, peers, orders)
  const view = toPlan(plan, { lang, t, now, target, voucher: voucherFor(plan), status })
  return <PlanColumn plan={view} labels={{ suggested: t('suggested'), listPrice: t('listPrice') }} />
}
