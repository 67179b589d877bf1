import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { PhoneInput } from '@/components/ui/phone-input'
import { parsePhone } from '@/lib/contract/phone'
import { formatPhone } from '@/lib/contract/phone-format'
import { fillIn } from '@/lib/template'

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
        <button
          type="button"
          onClick={() => {
            onSuggestion(renewed)
            // The pressed button goes away with the error.
            document.getElementById(id)?.focus()
          }}
          className="text-link w-fit text-left text-small font-strong pointer-coarse:min-h-11"
        >
          {fillIn(suggestion, { phone: renewed })}
        </button>
      )}
    </div>
  )
}
