import type { Offers } from './offers'
import type { Voucher } from './vouchers'

const percentOf = ({ discountPercent }: Voucher, { tVoucher }: Offers) =>
  tVoucher('percent', { percent: discountPercent })

const reason = (product: string, [best, second]: readonly Voucher[], offers: Offers) => {
  const { tVoucher } = offers
  if (!best) return tVoucher('reason.none', { product })
  const values = { product, code: best.code, percent: percentOf(best, offers) }
  return second
    ? tVoucher('reason.more', { ...values, other: second.code, otherPercent: percentOf(second, offers) })
    : tVoucher('reason.alone', values)
}

const keyOf = ([best, second]: readonly Voucher[]) => `${best?.code ?? ''} ${second?.code ?? ''}`

/** Why which voucher was chosen: a sentence for all products alike, packages with a voucher of their own apart, the condition last. */
export const voucherReasons = (products: readonly string[], offers: Offers) => {
  const { tVoucher, targets, rankFor, isSignedIn } = offers
  const own = targets
    .filter(({ product }) => products.includes(product))
    .map((target) => {
      const rank = rankFor(target)
      return { name: tVoucher(`fits.${target.product}`), rank, key: keyOf(rank) }
    })
  const texts = [...new Set(own.map(({ key }) => key))].map((key) => {
    const alike = own.filter((target) => target.key === key)
    const names = [...new Set(alike.map(({ name }) => name))]
    return reason(names.join(tVoucher('reason.join')), alike[0]?.rank ?? [], offers)
  })
  const isConditional = !isSignedIn && own.some(({ rank }) => rank[0]?.kind === 'first_purchase')
  return isConditional ? [...texts, tVoucher('reason.first')] : texts
}
