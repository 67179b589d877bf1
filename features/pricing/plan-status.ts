import type { Camelized } from '@/lib/contract/camelized'
import type { Order as WireOrder, PackageState } from '@/lib/contract/order'
import { monthsOf, type VoicePlan } from '@/lib/domain/price'

export type Order = Camelized<WireOrder>

/** How a plan stands to a visitor: owned in one of three states, above what is owned, or neither. */
export type PlanStatus = { state: PackageState | 'UPGRADE' | 'NONE'; expiresAt: string | null }

const RANK: Record<PackageState, number> = { USING: 0, ACTIVE: 1, USED: 2 }

const orderOf = ({ id }: VoicePlan, orders: readonly Order[]) =>
  orders
    .filter(({ packageId }) => packageId === id)
    .toSorted((left, right) => RANK[left.state] - RANK[right.state])
    .at(0)

const size = (plan: VoicePlan) => plan.priceVnd / (monthsOf(plan) ?? Infinity)

/** How a plan stands to what the visitor has bought of the same product; `peers` are all plans on sale. */
export const planStatusOf = (
  plan: VoicePlan,
  peers: readonly VoicePlan[],
  orders: readonly Order[],
): PlanStatus => {
  const order = orderOf(plan, orders)
  if (order) return { state: order.state, expiresAt: order.expiresAt }
  const owned = peers.filter((peer) => {
    const peerOrder = peer.product === plan.product && orderOf(peer, orders)
    return peerOrder && peerOrder.state !== 'USED'
  })
  const isAbove = owned.length > 0 && owned.every((peer) => size(plan) > size(peer))
  return { state: isAbove ? 'UPGRADE' : 'NONE', expiresAt: null }
}
