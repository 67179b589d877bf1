import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { PhoneInput } from '@/components/ui/phone-input'
import { RenewedNumber } from '@/components/ui/renewed-number'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import { fillIn } from '@/lib/i18n/format'

type PhoneEntryProps = {
  id: string
  label: string
  error: string | undefined
  /** The number as typed, once it was found to be one of the old 11-digit ones. */
  old: string | undefined
  suggestion: string
  onSuggestion: (number: string) => void
  input: ComponentProps<'input'>
}

const renewedNumber = (old: string | undefined) => {
  const phone = old === undefined ? undefined : parsePhone(old)
  const renewed = phone?.ok === false && phone.code === 'OLD_11' ? parsePhone(phone.suggestion) : undefined
  return renewed?.ok ? formatPhone(renewed.e164, 'vi') : undefined
}

/** A mobile number; an old 11-digit one gets its new form offered. */
export const PhoneEntry = ({ id, label, error, old, suggestion, onSuggestion, input }: PhoneEntryProps) => {
  const renewed = renewedNumber(old)
  return (
    <div className="grid content-start gap-2">
      <Field id={id} label={label} error={error}>
        {(control) => <PhoneInput {...control} {...input} required />}
      </Field>
      {renewed && (
        <RenewedNumber
          inputId={id}
          text={fillIn(suggestion, { phone: renewed })}
          onTake={() => onSuggestion(renewed)}
        />
      )}
    </div>
  )
}
