'use client'

import type { Locale } from '@/lib/i18n/config'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import type { CallPackage } from '../call-column'
import { CALL_VAT_PERCENT, type BlockPrice } from '@/lib/domain/price'
import { useOffers } from '../offers'
import { translator, type Translate } from '../translate'
import type { CalculatorMessages } from '../messages'
import { packageFor, type CallEstimate } from './call-estimate'
import type { CallAnswer } from './call-fields'
import { download, toCsv } from './csv'
import { ResultCard } from './result-card'

type CallResultProps = {
  answer: CallAnswer
  price: BlockPrice
  packages: readonly CallPackage[]
  link: string
  messages: CalculatorMessages
}

const percent = CALL_VAT_PERCENT

const csvRows = (
  { answered, voicemail, free, blocks, netVnd, vatVnd, grossVnd }: CallEstimate,
  t: Translate,
) => [
  ['kind', 'calls', 'blocks', 'gross'].map((key) => t(`calls.columns.${key}`)),
  [t('calls.rows.answered'), answered.calls, answered.blocks, answered.grossVnd],
  [t('calls.rows.voicemail'), voicemail.calls, voicemail.blocks, voicemail.grossVnd],
  [t('calls.rows.free'), free, 0, 0],
  [t('calls.rows.net'), '', blocks, netVnd],
  [t('calls.rows.vat', { percent }), '', '', vatVnd],
  [t('calls.rows.total'), answered.calls + voicemail.calls + free, blocks, grossVnd],
]

/** The whole result as one sentence. */
export const describeCalls = ({ contacts, estimate }: CallAnswer, t: Translate, lang: Locale) => {
  const { answered, voicemail, free, blocks, grossVnd, vatVnd } = estimate
  const count = (number: number) => formatCount(number, lang)
  return t('calls.spoken', {
    contacts: count(contacts),
    billed: count(answered.calls + voicemail.calls),
    free: count(free),
    blocks: count(blocks),
    total: formatVnd(grossVnd, lang),
    vat: formatVnd(vatVnd, lang),
  })
}

/** What a campaign costs: the sum, its parts with the VAT split off, and the formula with the visitor's own numbers. */
export const CallResult = ({ answer, price, packages, link, messages }: CallResultProps) => {
  const { lang } = useOffers()
  const t = translator(messages)
  const count = (number: number) => formatCount(number, lang)
  const vnd = (amount: number) => formatVnd(amount, lang)
  const { free, blocks, netVnd, vatVnd, grossVnd } = answer.estimate
  const fit = packageFor(grossVnd, packages)

  const row = (key: 'answered' | 'voicemail') => {
    const part = answer.estimate[key]
    const values = { calls: count(part.calls), blocks: count(part.blocks), price: vnd(part.grossVnd) }
    return { label: t(`calls.rows.${key}`), value: t('calls.rows.part', values) }
  }
  const line = (key: 'answered' | 'voicemail', seconds: number) => {
    const part = answer.estimate[key]
    return t(`calls.formula.${key}`, {
      contacts: count(answer.contacts),
      percent: count(answer[key]),
      calls: count(part.calls),
      seconds: count(seconds),
      block: price.blockSeconds,
      each: count(part.blocksEach),
      blocks: count(part.blocks),
    })
  }
  const unit = formatUnitPrice(price.pricePerBlockVnd, lang)
  const total = { blocks: count(blocks), price: unit, total: vnd(grossVnd), percent }
  const split = { total: vnd(grossVnd), factor: count(1 + percent / 100), net: vnd(netVnd), vat: vnd(vatVnd) }

  return (
    <ResultCard
      title={t('calls.result')}
      total={vnd(grossVnd)}
      rows={[
        row('answered'),
        row('voicemail'),
        {
          label: t('calls.rows.free'),
          value: t('calls.rows.freePart', { calls: count(free), price: vnd(0) }),
        },
        { label: t('calls.rows.net'), value: vnd(netVnd) },
        { label: t('calls.rows.vat', { percent }), value: vnd(vatVnd) },
      ]}
      formula={[
        line('answered', answer.seconds),
        line('voicemail', answer.message),
        t(price.includesVat ? 'calls.formula.total' : 'calls.formula.totalNet', total),
        t('calls.formula.vat', split),
      ]}
      note={
        <>
          {packages.length > 0 && (
            <p>{fit ? t('calls.package', { name: fit.name[lang] }) : t('calls.packageNone')}</p>
          )}
          <p className="mt-1.5 text-cap text-fg-3">{t('calls.estimate')}</p>
        </>
      }
      link={link}
      messages={messages.shared}
      onCsv={() => download('aicall-estimate.csv', toCsv(csvRows(answer.estimate, t)))}
    />
  )
}
