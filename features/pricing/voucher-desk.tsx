'use client'

import { useOffers } from './offers'
import { VoucherChoices } from './voucher-choices'
import { VoucherCode } from './voucher-code'

type VoucherDeskProps = {
  id: string
  /** The products sold on this page. */
  products: readonly string[]
  /** The other price list, for codes that are good there. */
  elsewhere: string
}

/** Where vouchers are seen, chosen and typed; the prices above follow at once. */
export const VoucherDesk = ({ id, products, elsewhere }: VoucherDeskProps) => {
  const { tVoucher } = useOffers()
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tone="band" className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={`${id}-title`} className="text-h2">
            {tVoucher('title')}
          </h2>
          <p className="mt-5 mb-8 max-w-[56ch] text-fg-2">{tVoucher('lead')}</p>
          <VoucherCode elsewhere={elsewhere} />
          <p className="mt-6 max-w-[56ch] text-cap text-fg-3">{tVoucher('rule')}</p>
        </div>
        <VoucherChoices products={products} />
      </div>
    </section>
  )
}
