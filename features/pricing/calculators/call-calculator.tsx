'use client'

import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/i18n/format'
import type { CallPackage } from '../call-column'
import type { BlockPrice } from '@/lib/domain/price'
import { useOffers } from '../offers'
import { translator } from '../translate'
import type { CalculatorMessages } from '../messages'
import { CalculatorFrame } from './calculator-frame'
import { answerCalls, CALL_DEFAULTS, CALL_FIELDS, readCallFields, type CallField } from './call-fields'
import { CallResult, describeCalls } from './call-result'
import { NumberField } from './number-field'
import { NoResult } from './result-card'
import { useAddressValues } from './use-address-values'

type CallCalculatorProps = {
  id: string
  price: BlockPrice
  packages: readonly CallPackage[]
  messages: CalculatorMessages
}

/** What a campaign of calls will cost: boxes left, sum, parts and formula right; kept in the address. */
export const CallCalculator = ({ id, price, packages, messages }: CallCalculatorProps) => {
  const { lang } = useOffers()
  const t = translator(messages)
  const { values, set, reset, link } = useAddressValues(CALL_DEFAULTS, id)
  const read = readCallFields(values)
  const answer = answerCalls(read, price)
  const count = (number: number) => formatCount(number, lang)

  const field = (name: CallField) => {
    const { min, max, decimals = false } = read.rules[name]
    const { problem } = read.fields[name]
    return (
      <div key={name} className={name === 'contacts' ? 'sm:col-span-2' : ''}>
        <NumberField
          id={`${id}-${name}`}
          label={t(`calls.fields.${name}.label`)}
          hint={t(`calls.fields.${name}.hint`, { max: count(max) })}
          value={values[name]}
          decimals={decimals}
          error={problem && t(`shared.errors.${problem}`, { min: count(min), max: count(max) })}
          onChange={(value) => set(name, value)}
        />
      </div>
    )
  }

  return (
    <CalculatorFrame
      id={id}
      title={t('calls.title')}
      lead={t('calls.lead')}
      form={t('calls.form')}
      summary={answer ? describeCalls(answer, t, lang) : t('shared.fix')}
      fields={
        <>
          <div className="grid gap-5 sm:grid-cols-2">{CALL_FIELDS.map(field)}</div>
          <Button variant="ghost" size="sm" className="mt-4 -ml-3.5" onClick={reset}>
            {t('shared.reset')}
          </Button>
        </>
      }
      result={
        answer ? (
          <CallResult answer={answer} price={price} packages={packages} link={link} messages={messages} />
        ) : (
          <NoResult>{t('shared.fix')}</NoResult>
        )
      }
    />
  )
}
