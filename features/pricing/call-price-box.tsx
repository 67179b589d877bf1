import type { CallPrice } from '@/lib/contract/prices'
import type { Camelized } from '@/lib/contract/camelized'
import type { Locale } from '@/lib/i18n/config'
import { Amount } from '@/components/ui/amount'
import { formatDay, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { CALL_VAT_PERCENT, callCost } from '@/lib/domain/price'
import type { Translate } from './translate'

type CallPriceBoxProps = { price: Camelized<CallPrice>; lang: Locale; t: Translate }

const taxText = ({ price, lang, t }: CallPriceBoxProps) => {
  const { netVnd, vatVnd, grossVnd } = callCost({ result: 'ANSWER', seconds: price.blockSeconds }, price)
  const percent = CALL_VAT_PERCENT
  return price.includesVat
    ? t('callPrice.vatIncluded', { percent, net: formatVnd(netVnd, lang), vat: formatVnd(vatVnd, lang) })
    : t('callPrice.vatExcluded', { percent, gross: formatVnd(grossVnd, lang) })
}

/** The price of a block as one big figure; tax, date and the charging rule stand right beside it. */
export const CallPriceBox = (props: CallPriceBoxProps) => {
  const { price, lang, t } = props
  const minute = callCost({ result: 'ANSWER', seconds: 60 }, price).grossVnd
  const rows = [
    { label: t('callPrice.vat'), text: taxText(props) },
    { label: t('callPrice.from'), text: formatDay(price.effectiveFrom, lang) },
    { label: t('callPrice.billed'), text: t('callPrice.billedText') },
    { label: t('callPrice.minute'), text: formatVnd(minute, lang) },
    { label: t('callPrice.trial'), text: t('callPrice.trialText') },
  ]
  return (
    <div className="grid gap-x-16 gap-y-8 border-y border-rule py-8 lg:grid-cols-[5fr_7fr] lg:items-center">
      <p>
        <Amount className="text-figure text-accent-text">
          {formatUnitPrice(price.pricePerBlockVnd, lang)}
        </Amount>
        <span className="text-lead text-fg-2">
          {t('callPrice.perBlock', { seconds: price.blockSeconds })}
        </span>
      </p>
      <dl className="text-ui">
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-rule py-3 last:border-b-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-fg-3">{label}</dt>
            <dd className="font-medium num">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
