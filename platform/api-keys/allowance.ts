import type { Order } from '../../lib/contract/order.ts'

/** Characters a month, and when that ends; null for no end. */
export type Allowance = { characters: number; until: Date | null }

/** What a person may have read by API in a month: what their API plan gives while it runs, else `everybody`. */
export const allowanceOf = (
  orders: readonly Order[],
  packages: readonly { id: string; characters: number | null }[],
  { everybody, now }: { everybody: number; now: number },
): Allowance => {
  const plans = orders
    .filter(({ type, status, state }) => type === 'API' && status === 'PAID' && state === 'USING')
    .filter(({ expires_at: end }) => end === null || Date.parse(end) > now)
    .map((order) => ({
      characters: packages.find(({ id }) => id === order.package_id)?.characters ?? 0,
      until: order.expires_at === null ? null : new Date(order.expires_at),
    }))
    .toSorted((left, right) => right.characters - left.characters)
  const [best] = plans
  return best && best.characters > everybody ? best : { characters: everybody, until: null }
}
