'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { formatCount } from '@/lib/i18n/format'
import { useOffers } from '../offers'
import type { VoicePlan } from '@/lib/domain/price'
import { translator } from '../translate'
import { CYCLES, PRODUCTS } from '../voice-plans'
import type { CalculatorMessages } from '../messages'
import { CalculatorFrame } from './calculator-frame'
import { NumberField } from './number-field'
import { useAddressValues } from './use-address-values'
import { NoResult } from './result-card'
import { readVoiceFields, VOICE_DEFAULTS, VOICE_RULES } from './voice-fields'
import { describeVoice, VoiceResult } from './voice-result'
import { VoiceTable } from './voice-table'

type VoiceCalculatorProps = { id: string; plans: readonly VoicePlan[]; messages: CalculatorMessages }
type Option = { value: string; label: string }

/** Which plan a need of characters costs least with: boxes left, the cheapest with its formula right, all of them below. */
export const VoiceCalculator = ({ id, plans, messages }: VoiceCalculatorProps) => {
  const offers = useOffers()
  const { lang, t, now, voucherFor } = offers
  const tCalculator = translator(messages)
  // The page counts a voucher in before anyone types: so does the first figure here.
  const [first] = plans.filter(
    ({ product, cycle }) => product === VOICE_DEFAULTS.product && cycle === VOICE_DEFAULTS.every,
  )
  const discount = formatCount((first && voucherFor(first))?.discountPercent ?? 0, lang)
  const defaults = useMemo(() => ({ ...VOICE_DEFAULTS, discount }), [discount])
  const { values, set, reset, link } = useAddressValues(defaults, id)
  const read = readVoiceFields(values, plans, now)
  const { question, options } = read
  const [cheapest] = options
  const nothing = tCalculator(question ? 'voice.none' : 'shared.fix')

  const choice = (name: 'product' | 'every', value: string, all: readonly Option[]) => (
    <Field
      id={`${id}-${name}`}
      label={tCalculator(`voice.fields.${name}.label`)}
      hint={tCalculator(`voice.fields.${name}.hint`)}
    >
      {(control) => (
        <Select {...control} options={all} value={value} onChange={({ target }) => set(name, target.value)} />
      )}
    </Field>
  )
  const [shown] = plans.filter(({ product, cycle }) => product === read.product && cycle === read.cycle)
  const voucher = shown && voucherFor(shown)
  const chosen =
    voucher &&
    tCalculator(voucher.discountPercent === read.discount.value ? 'voice.counted' : 'voice.chosen', {
      code: voucher.code,
      percent: formatCount(voucher.discountPercent, lang),
    })
  const number = (name: 'characters' | 'discount') => {
    const { problem } = read[name]
    const { min, max } = VOICE_RULES[name]
    const limits = { min: formatCount(min, lang), max: formatCount(max, lang) }
    return (
      <NumberField
        id={`${id}-${name}`}
        label={tCalculator(`voice.fields.${name}.label`)}
        hint={(name === 'discount' && chosen) || tCalculator(`voice.fields.${name}.hint`)}
        value={values[name]}
        decimals={name === 'discount'}
        error={problem && tCalculator(`shared.errors.${problem}`, limits)}
        onChange={(value) => set(name, value)}
      />
    )
  }
  const products = PRODUCTS.map((value) => ({ value, label: t(`plans.names.${value}`) }))
  const cycles = CYCLES.map((value) => ({ value, label: t(`plans.cycles.${value}`) }))

  return (
    <CalculatorFrame
      id={id}
      title={tCalculator('voice.title')}
      lead={tCalculator('voice.lead')}
      form={tCalculator('voice.form')}
      summary={question && cheapest ? describeVoice(question, cheapest, offers, tCalculator) : nothing}
      fields={
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {choice('product', read.product, products)}
            {choice('every', read.cycle, cycles)}
            {number('characters')}
            {number('discount')}
          </div>
          <Button variant="ghost" size="sm" className="mt-4 -ml-3.5" onClick={reset}>
            {tCalculator('shared.reset')}
          </Button>
        </>
      }
      result={
        question && cheapest ? (
          <VoiceResult
            question={question}
            cheapest={cheapest}
            options={options}
            link={link}
            messages={messages}
          />
        ) : (
          <NoResult>{nothing}</NoResult>
        )
      }
    >
      {options.length > 0 && <VoiceTable options={options} messages={messages} />}
    </CalculatorFrame>
  )
}
