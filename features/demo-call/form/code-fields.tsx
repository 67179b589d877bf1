'use client'

import { IconRefresh } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { codeVoices } from '@/features/demo-call/form/catalogue'
import { codeOf, randomCode } from '@/features/demo-call/form/form-values'
import { inputOf, type FieldsProps, type FormInput } from '@/features/demo-call/form/active-form'
import type { CardMessages } from '@/features/demo-call/messages'
import { VoiceCards } from '@/features/demo-call/form/voice-cards'
import { OTP_LENGTHS } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

type RateFieldProps = {
  messages: CardMessages['otp']
  lang: Locale
  value: string
  error: string | undefined
  input: FormInput
}

const MIN_RATE = 0.5
const MAX_RATE = 2
const RATE_STEP = 0.1

/** How fast the code is read, 0.5 to 2 times, on the browser's own slider. */
const RateField = ({ messages, lang, value, error, input }: RateFieldProps) => {
  const number = (rate: number) => formatDecimal(rate, lang, 1)
  const text = fillIn(messages.times, { n: number(Number(value)) })
  return (
    <Field id="demo-rate" label={messages.rate} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            {...input}
            type="range"
            min={MIN_RATE}
            max={MAX_RATE}
            step={RATE_STEP}
            defaultValue={value}
            aria-valuetext={text}
            className="h-11 w-full min-w-0 cursor-pointer accent-primary"
          />
          <span aria-hidden className="w-14 shrink-0 text-right text-small text-fg-2 num">
            {text}
          </span>
        </div>
      )}
    </Field>
  )
}

/** How long the code is, the code that will be read (never one of the visitor's own), the voice and its speed. */
export const CodeFields = ({ catalogue, ...props }: FieldsProps) => {
  const { messages, lang, values, form, errors, errorText } = props
  const code = codeOf(values)
  return (
    <div className="after-number">
      <div className="grid gap-1.5">
        <p aria-hidden className="text-small font-strong">
          {messages.otp.digits}
        </p>
        <Segmented
          {...inputOf(form, 'digits')}
          label={messages.otp.digits}
          defaultValue={values.digits}
          options={OTP_LENGTHS.map((n) => ({ value: String(n), label: fillIn(messages.otp.length, { n }) }))}
        />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p className="text-small text-fg-2">
            {messages.otp.code}{' '}
            <output
              aria-label={[...code].join(' ')}
              className="ml-1 font-mono text-body tracking-[0.18em] text-fg num"
            >
              {code}
            </output>
          </p>
          <Button
            variant="ghost"
            size="sm"
            className="shrink-0"
            onClick={() => form?.setValue('code', randomCode())}
            icon={<Icon of={IconRefresh} size={16} />}
          >
            {messages.otp.another}
          </Button>
        </div>
        <FieldError id="demo-code-error">{errorText(errors.code?.message)}</FieldError>
      </div>
      <VoiceCards {...props} voices={codeVoices(catalogue, lang)} />
      <RateField
        messages={messages.otp}
        lang={lang}
        value={values.rate}
        error={errorText(errors.rate?.message)}
        input={inputOf(form, 'rate')}
      />
    </div>
  )
}
