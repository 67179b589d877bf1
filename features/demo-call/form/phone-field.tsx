'use client'

import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/field'
import { PhoneInput } from '@/components/ui/phone-input'
import { RenewedNumber } from '@/components/ui/renewed-number'
import { nextPaint } from '@/lib/next-paint'
import { loadLazyApi, type LazyApi } from '@/features/demo-call/call/load-lazy-api'
import type { FormInput } from '@/features/demo-call/form/active-form'
import type { CardMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

const PHONE_ID = 'demo-phone'

/** Hands the focus to the number of the form. */
export const focusPhone = () => document.getElementById(PHONE_ID)?.focus()

type PhoneFieldProps = {
  messages: CardMessages
  lang: Locale
  value: string
  error: string | undefined
  onRenew: (number: string) => void
  input: FormInput
}

/** The number to call: repeated back as it will be dialled; an old 11-digit number gets its new one offered. */
export const PhoneField = ({ messages, lang, value, error, onRenew, input }: PhoneFieldProps) => {
  const [api, setApi] = useState<LazyApi>()
  const hasValue = value !== ''

  useEffect(() => {
    if (!hasValue) return
    // In two turns: whoever goes on typing waits for one half at most.
    import('@/lib/http')
      .then(nextPaint)
      .then(() => loadLazyApi())
      .then(setApi, () => undefined)
  }, [hasValue])

  const phone = api?.parsePhone(value)
  const renewed =
    phone?.ok === false && phone.code === 'OLD_11' ? api?.parsePhone(phone.suggestion) : undefined
  const suggestion = renewed?.ok ? renewed.e164 : undefined
  const shown = (number: string, language: Locale) => api?.formatPhone(number, language) ?? number
  return (
    <div className="grid gap-2">
      <Field
        id={PHONE_ID}
        label={messages.phone}
        error={error}
        // Always one line: what is below must not move under a finger when the number is repeated back.
        hint={
          phone?.ok
            ? fillIn(messages.phoneHint, { phone: shown(phone.e164, lang) })
            : !error && messages.phoneFormat
        }
      >
        {(control) => <PhoneInput {...control} {...input} defaultValue={value} enterKeyHint="next" />}
      </Field>
      {suggestion && (
        <RenewedNumber
          inputId={PHONE_ID}
          text={fillIn(messages.suggestion, { phone: shown(suggestion, lang) })}
          onTake={() => onRenew(shown(suggestion, 'vi'))}
        />
      )}
    </div>
  )
}
