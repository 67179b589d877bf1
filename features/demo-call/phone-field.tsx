'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { PhoneInput } from '@/components/ui/phone-input'
import type { DemoCallWords } from '@/features/demo-call/words'
import { parsePhone } from '@/lib/contract/phone'
import { formatPhone } from '@/lib/contract/phone-format'
import type { Lang } from '@/lib/i18n/config'
import { fillIn } from '@/lib/template'

type PhoneFieldProps = {
  words: DemoCallWords
  lang: Lang
  value: string
  error: string | undefined
  isOld: boolean
  onSuggestion: (number: string) => void
  input: UseFormRegisterReturn
}

/** The number to call: repeated back as it will be dialled; an old 11-digit number gets its new one offered. */
export const PhoneField = ({ words, lang, value, error, isOld, onSuggestion, input }: PhoneFieldProps) => {
  const phone = parsePhone(value)
  const suggestion = !phone.ok && phone.code === 'OLD_11' ? phone.suggestion : undefined
  return (
    <div className="grid gap-2">
      <Field
        id="demo-phone"
        label={words.phone}
        error={error}
        hint={phone.ok && fillIn(words.phoneHint, { phone: formatPhone(phone.e164, lang) })}
      >
        {(control) => <PhoneInput {...control} {...input} enterKeyHint="next" />}
      </Field>
      {isOld && suggestion && (
        <button
          type="button"
          onClick={() => onSuggestion(formatPhone(suggestion, 'vi'))}
          className="text-small text-link font-strong w-fit text-left pointer-coarse:min-h-11"
        >
          {fillIn(words.suggestion, { phone: formatPhone(suggestion, lang) })}
        </button>
      )}
    </div>
  )
}
