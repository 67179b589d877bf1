import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { orderSchema, type Order } from '../../lib/contract/order.ts'
import { voucherSchema, type Voucher } from '../../lib/contract/voucher.ts'
import { daysSchema, endIn } from '../content/days.ts'

const storedSchema = z.array(
  z.object({
    email: z.email(),
    orders: z.array(orderSchema.omit({ expires_at: true }).extend({ expires_in_days: daysSchema })),
    vouchers: z.array(voucherSchema.omit({ ends_at: true }).extend({ ends_in_days: daysSchema })),
  }),
)

/** What people have bought and been given, by e-mail address (nothing without one), from seed/accounts.json; throws when that file does not fit. */
export const loadAccounts = () => {
  const file = new URL('../seed/accounts.json', import.meta.url)
  const result = storedSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success)
    throw new Error(`platform/seed/accounts.json is not right. ${z.prettifyError(result.error)}`)
  const find = (email: string | null) => result.data.find((account) => account.email === email)
  return {
    orders: (email: string | null, now: number): Order[] =>
      (find(email)?.orders ?? []).map(({ expires_in_days, ...order }) => ({
        ...order,
        expires_at: endIn(expires_in_days, now),
      })),
    vouchers: (email: string | null, now: number): Voucher[] =>
      (find(email)?.vouchers ?? []).map(({ ends_in_days, ...voucher }) => ({
        ...voucher,
        ends_at: endIn(ends_in_days, now),
      })),
  }
}
