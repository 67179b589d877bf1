import type { z } from 'zod'
import { ApiError } from '@/lib/api-error'
import { orderListSchema } from '@/lib/contract/order'
import { voucherListSchema } from '@/lib/contract/prices'
import { request } from '@/lib/http'

type Query = Record<string, string>

const read = async <Schema extends z.ZodType>(
  schema: Schema,
  url: string,
  token: string,
  params: Query = {},
) => {
  try {
    return await request(schema, { url, params, headers: { Authorization: `Bearer ${token}` } })
  } catch {
    return null
  }
}

/** What a signed-in visitor has: paid studio orders, vouchers of their own, whether they have paid before; null for what cannot be had. */
export const readAccount = async (token: string) => {
  const [orders, vouchers, paid] = await Promise.all([
    read(orderListSchema, '/orders', token, { usagePackage: 'studio', type: 'STUDIO', status: 'PAID' }),
    read(voucherListSchema, '/vouchers', token),
    read(orderListSchema, '/vouchers/paid-orders', token),
  ])
  return { orders, vouchers, hasPaid: paid && paid.length > 0 }
}

/** The vouchers that a typed code may name, ended and used ones among them; `busy` after too many codes, null when they cannot be asked for. */
export const findVouchers = async (code: string) => {
  try {
    return await request(voucherListSchema, { url: '/public-vouchers', params: { code } })
  } catch (error) {
    return error instanceof ApiError && error.code === 'RATE_LIMITED' ? 'busy' : null
  }
}
