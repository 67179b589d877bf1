'use client'

import { Field } from '@/components/ui/field'
import type { FormInput } from '@/features/demo-call/form/active-form'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

type RateFieldProps = {
  words: DemoCallMessages['otp']
  lang: Locale
  value: string
  error: string | undefined
  input: FormInput
}

const MIN = 0.5
const MAX = 2
const STEP = 0.1

/** How fast the code is read, 0.5 to 2 times, on the browser's own slider. */
export const RateField = ({ words, lang, value, error, input }: RateFieldProps) => {
  const number = (rate: number) =>
    rate.toLocaleString(LOCALE_DETAILS[lang].intl, { minimumFractionDigits: 1 })
  const said = fillIn(words.times, { n: number(Number(value)) })
  return (
    <Field id="demo-rate" label={words.rate} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            {...input}
            type="range"
            min={MIN}
            max={MAX}
            step={STEP}
            defaultValue={value}
            aria-valuetext={said}
            className="h-11 w-full min-w-0 cursor-pointer accent-primary"
          />
          <span aria-hidden className="w-14 shrink-0 text-right text-small text-fg-2 num">
            {said}
          </span>
        </div>
      )}
    </Field>
  )
}
