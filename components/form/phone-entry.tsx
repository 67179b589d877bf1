import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { PhoneInput } from '@/components/ui/phone-input'
import { RenewedNumber } from '@/components/ui/renewed-number'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import { fillIn } from '@/lib/i18n/format'

/** What this field needs of a form whose field `phoneNumber` it is. */
type PhoneForm = {
  formState: { errors: { phoneNumber?: { message?: string } } }
  getValues: (name: 'phoneNumber') => string
  setValue: (name: 'phoneNumber', value: string, options: { shouldValidate: boolean }) => void
}

type PhoneEntryProps = {
  id: string
  label: string
  error: string | undefined
  suggestion: string
  input: UseFormRegisterReturn
  form: PhoneForm
}

const renewedNumber = (typed: string) => {
  const phone = parsePhone(typed)
  const renewed = !phone.ok && phone.code === 'OLD_11' ? parsePhone(phone.suggestion) : undefined
  return renewed?.ok ? formatPhone(renewed.e164, 'vi') : undefined
}

/** A mobile number; an old 11-digit one gets its new form offered. */
export const PhoneEntry = ({ id, label, error, suggestion, input, form }: PhoneEntryProps) => {
  const isOld = form.formState.errors.phoneNumber?.message === 'PHONE_OLD_11'
  const renewed = isOld ? renewedNumber(form.getValues('phoneNumber')) : undefined
  return (
    <div className="grid content-start gap-2">
      <Field id={id} label={label} error={error}>
        {(control) => <PhoneInput {...control} {...input} required enterKeyHint="next" />}
      </Field>
      {renewed && (
        <RenewedNumber
          inputId={id}
          text={fillIn(suggestion, { phone: renewed })}
          onTake={() => form.setValue('phoneNumber', renewed, { shouldValidate: true })}
        />
      )}
    </div>
  )
}
