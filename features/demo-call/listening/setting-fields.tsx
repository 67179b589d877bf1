'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import type { Round, Setting } from '@/features/demo-call/listening/round'
import type { ListeningMessages } from '@/features/demo-call/listening/messages'
import { OTP_LENGTHS } from '@/lib/contract/enums'
import { LISTENING_RATES } from '@/lib/contract/listening'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

type SettingFieldsProps = {
  messages: ListeningMessages
  lang: Locale
  voices: readonly { value: string; label: string }[]
  round: Round
  onChange: (setting: Setting) => void
}

// The group of radios carries its own name for screen readers; this shows it.
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <p aria-hidden className="text-small font-strong">
      {name}
    </p>
    {children}
  </div>
)

/** How long the code is, how fast and by whom it is read; a change begins with a new code. */
export const SettingFields = ({ messages, lang, voices, round, onChange }: SettingFieldsProps) => {
  const { digits, rate, voice } = round
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Named name={messages.digits}>
        <Segmented
          label={messages.digits}
          name="listening-digits"
          value={String(digits)}
          onChange={({ target }) =>
            onChange({ rate, voice, digits: OTP_LENGTHS.find((n) => String(n) === target.value) ?? digits })
          }
          options={OTP_LENGTHS.map((n) => ({ value: String(n), label: fillIn(messages.length, { n }) }))}
        />
      </Named>
      <Field id="listening-voice" label={messages.voice}>
        {(control) => (
          <Select
            {...control}
            value={voice}
            onChange={({ target }) => onChange({ digits, rate, voice: target.value })}
            options={voices}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Named name={messages.rate}>
          <Segmented
            label={messages.rate}
            name="listening-rate"
            value={String(rate)}
            onChange={({ target }) =>
              onChange({
                digits,
                voice,
                rate: LISTENING_RATES.find((n) => String(n) === target.value) ?? rate,
              })
            }
            options={LISTENING_RATES.map((n) => ({
              value: String(n),
              label: fillIn(messages.times, { n: formatDecimal(n, lang) }),
            }))}
          />
        </Named>
      </div>
    </div>
  )
}
