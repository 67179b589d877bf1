'use client'

import { cx } from 'class-variance-authority'
import { startTransition } from 'react'
import { formatMoment } from '@/lib/i18n/format'
import { nextPaint } from '@/lib/next-paint'
import { useOffers, type VoucherChoice, type Offers } from './offers'
import { fits, scopeOf, type Voucher } from './vouchers'
import { voucherReasons } from './voucher-reasons'

const describe = (voucher: Voucher, offers: Offers) => {
  const { lang, tVoucher } = offers
  const end = voucher.endsAt
    ? tVoucher('until', { moment: formatMoment(voucher.endsAt, lang) })
    : tVoucher('open')
  return [tVoucher(`kinds.${voucher.kind}`), tVoucher(`fits.${scopeOf(voucher)}`), end].join(' · ')
}

type RowProps = {
  choice: VoucherChoice
  isChosen: boolean
  title: string
  mono?: boolean
  side?: string
  lines: readonly string[]
  onChoose: (choice: VoucherChoice) => void
}

const Row = ({ choice, isChosen, title, mono = false, side, lines, onChoose }: RowProps) => (
  <label className="relative grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-4 border-b border-rule py-4 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11">
    <input
      type="radio"
      name="voucher"
      value={choice.by === 'code' ? choice.code : choice.by}
      defaultChecked={isChosen}
      // The browser shows a press before the page follows; a choice made elsewhere, by a code that was typed, is shown so.
      ref={(input) => {
        if (input) input.checked = isChosen
      }}
      onChange={() => onChoose(choice)}
      className="mt-0.75 size-4.5 accent-(--primary)"
    />
    <span className="min-w-0">
      <span className={cx('block font-strong', mono ? 'font-mono text-small' : 'text-ui')}>{title}</span>
      {lines.map((line) => (
        <span key={line} className="mt-0.5 block text-small text-fg-2 num">
          {line}
        </span>
      ))}
    </span>
    {side && <span className="text-ui font-strong text-accent-text num">{side}</span>}
  </label>
)

/** The vouchers of this page as one choice: left to the page (where its flag is on), one of them, or none. */
export const VoucherChoices = ({ products }: { products: readonly string[] }) => {
  const offers = useOffers()
  const { tVoucher, isAuto, usable, targets } = offers
  const { choice } = offers
  // Every price of the page follows, which takes a slow phone a while.
  const choose = (chosen: VoucherChoice) =>
    void nextPaint().then(() => startTransition(() => offers.choose(chosen)))
  const fitting = usable.filter((voucher) => targets.some((target) => fits(voucher, target)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-strong">{tVoucher('legend')}</legend>
      <div className="border-t border-rule">
        {isAuto && fitting.length > 0 && (
          <Row
            choice={{ by: 'best' }}
            isChosen={choice.by === 'best'}
            title={tVoucher('best')}
            lines={choice.by === 'best' ? voucherReasons(products, offers) : [tVoucher('bestHint')]}
            onChoose={choose}
          />
        )}
        {fitting.map((voucher) => (
          <Row
            key={voucher.code}
            choice={{ by: 'code', code: voucher.code }}
            isChosen={choice.by === 'code' && choice.code === voucher.code}
            title={voucher.code}
            mono
            side={tVoucher('percent', { percent: voucher.discountPercent })}
            lines={[describe(voucher, offers)]}
            onChoose={choose}
          />
        ))}
        <Row
          choice={{ by: 'none' }}
          isChosen={choice.by === 'none'}
          title={tVoucher('none')}
          lines={[tVoucher(fitting.length > 0 ? 'noneHint' : 'empty')]}
          onChoose={choose}
        />
      </div>
    </fieldset>
  )
}
