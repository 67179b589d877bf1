import type { Offers } from './offers'
import type { Voucher } from './vouchers'

const percentOf = ({ discountPercent }: Voucher, { say }: Offers) =>
  say('percent', { percent: discountPercent })

const reason = (product: string, [best, second]: readonly Voucher[], offers: Offers) => {
  const { say, isSignedIn } = offers
  const name = say(`fits.${product}`)
  if (!best) return say('reason.none', { product: name })
  const values = { product: name, code: best.code, percent: percentOf(best, offers) }
  const text = second
    ? say('reason.more', { ...values, other: second.code, otherPercent: percentOf(second, offers) })
    : say('reason.alone', values)
  const isConditional = best.kind === 'first_purchase' && !isSignedIn
  return isConditional ? `${text} ${say('reason.first')}` : text
}

/** For each product why which voucher was chosen, a sentence each; packages that have a voucher of their own add theirs. */
export const voucherReasons = (products: readonly string[], offers: Offers) =>
  products.flatMap((product) => {
    const own = offers.targets.filter((target) => target.product === product)
    const texts = own.map((target) => reason(product, offers.rankFor(target), offers))
    return [...new Set(texts)]
  })
