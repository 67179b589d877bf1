import { z } from 'zod'
import { orderSchema, type Order } from '../../lib/contract/order.ts'
import { voucherSchema, type Voucher } from '../../lib/contract/prices.ts'
import { daysSchema, endIn, readSeed } from '../content/seed.ts'

const storedSchema = z.array(
  z.object({
    email: z.email(),
    orders: z.array(orderSchema.omit({ expires_at: true }).extend({ expires_in_days: daysSchema })),
    vouchers: z.array(voucherSchema.omit({ ends_at: true }).extend({ ends_in_days: daysSchema })),
  }),
)

/** What people have bought and been given, by e-mail address (nothing without one), from seed/accounts.json; throws when that file does not fit. */
export const loadAccounts = () => {
  const accounts = readSeed('accounts', storedSchema)
  const find = (email: string | null) => accounts.find((account) => account.email === email)
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
