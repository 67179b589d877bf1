import type { Camelized } from '@/lib/contract/camelized'
import type { Voucher as WireVoucher } from '@/lib/contract/prices'

export type Voucher = Camelized<WireVoucher>

/** What a voucher may be used for: a package of a product. */
export type Target = { id: string; product: string }

/** What decides on a first-purchase discount: whether it is switched on, and whether the visitor has paid before (null: not known). */
export type Buyer = { isFirstOffered: boolean; hasPaid: boolean | null }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a voucher is good for a package: for everything, for its product, or for this very package. */
export const fits = ({ usagePackage }: Voucher, { id, product }: Target) =>
  usagePackage === null || same(usagePackage, product) || same(usagePackage, id)

/** What a voucher may be for, as word keys: everything, one of our products, or something narrower. */
export const VOUCHER_SCOPES = ['all', 'studio', 'tts', 'api', 'dubbing', 'aicall', 'other'] as const

/** Which of the scopes a voucher has. */
export const scopeOf = ({ usagePackage }: Voucher) => {
  if (usagePackage === null) return 'all'
  return VOUCHER_SCOPES.find((scope) => same(scope, usagePackage)) ?? 'other'
}

const isOver = ({ endsAt }: Voucher, now: number) => endsAt !== null && Date.parse(endsAt) <= now

const isGranted = ({ kind }: Voucher, { isFirstOffered, hasPaid }: Buyer) =>
  kind !== 'first_purchase' || (isFirstOffered && hasPaid !== true)

/** The vouchers a visitor can use at a moment (ms since 1970); of two with one code the first counts. */
export const usableVouchers = (vouchers: readonly Voucher[], buyer: Buyer, now: number) =>
  vouchers
    .filter((voucher, index) => vouchers.findIndex(({ code }) => same(code, voucher.code)) === index)
    .filter((voucher) => !voucher.isUsed && !isOver(voucher, now) && isGranted(voucher, buyer))

const endOf = ({ endsAt }: Voucher) => (endsAt === null ? Infinity : Date.parse(endsAt))

const byGain = (left: Voucher, right: Voucher) =>
  right.discountPercent - left.discountPercent ||
  endOf(left) - endOf(right) ||
  left.code.localeCompare(right.code)

/** The vouchers that fit a package, the one that takes most off first; at equal discounts the one that ends sooner. */
export const vouchersFor = (usable: readonly Voucher[], target: Target) =>
  usable.filter((voucher) => voucher.discountPercent > 0 && fits(voucher, target)).toSorted(byGain)

export type Verdict = 'ok' | 'invalid' | 'expired' | 'used' | 'other' | 'paid' | 'closed'

type Question = {
  code: string
  vouchers: readonly Voucher[]
  targets: readonly Target[]
  buyer: Buyer
  now: number
}

/** What a typed code is good for on a page whose packages are `targets`, and the voucher it names. */
export const checkCode = ({ code, vouchers, targets, buyer, now }: Question) => {
  const voucher = vouchers.find((entry) => same(entry.code, code.trim()))
  const verdict = (): Verdict => {
    if (!voucher) return 'invalid'
    if (voucher.isUsed) return 'used'
    if (isOver(voucher, now)) return 'expired'
    if (!targets.some((target) => fits(voucher, target))) return 'other'
    if (isGranted(voucher, buyer)) return 'ok'
    return buyer.isFirstOffered ? 'paid' : 'closed'
  }
  return { verdict: verdict(), voucher }
}
