'use client'

import { IconRefresh } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { codeVoices } from '@/features/demo-call/form/catalogue'
import type { FieldsProps } from '@/features/demo-call/form/fields-props'
import { codeOf } from '@/features/demo-call/form/form-values'
import { inputOf } from '@/features/demo-call/form/active-form'
import { randomCode } from '@/features/demo-call/form/test-code'
import { RateField } from '@/features/demo-call/form/rate-field'
import { VoiceCards } from '@/features/demo-call/form/voice-cards'
import { OTP_LENGTHS } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

/** How long the code is, the code that will be read (never one of the visitor's own), the voice and its speed. */
export const CodeFields = ({ catalogue, ...props }: FieldsProps) => {
  const { words, lang, values, live, say } = props
  const code = codeOf(values)
  return (
    <>
      <div className="grid gap-1.5">
        <p aria-hidden className="text-small font-strong">
          {words.otp.digits}
        </p>
        <Segmented
          {...inputOf(live, 'digits')}
          label={words.otp.digits}
          defaultValue={values.digits}
          options={OTP_LENGTHS.map((n) => ({ value: String(n), label: fillIn(words.otp.length, { n }) }))}
        />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p className="text-small text-fg-2">
            {words.otp.code}{' '}
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
            onClick={() => live?.set('code', randomCode())}
            icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          >
            {words.otp.another}
          </Button>
        </div>
        <FieldError id="demo-code-error">{say(live?.errors.code?.message)}</FieldError>
      </div>
      <VoiceCards {...props} voices={codeVoices(catalogue, lang)} />
      <RateField
        words={words.otp}
        lang={lang}
        value={values.rate}
        error={say(live?.errors.rate?.message)}
        input={inputOf(live, 'rate')}
      />
    </>
  )
}
