import type { UseFormRegisterReturn } from 'react-hook-form'
import { ChipRadios } from '@/components/ui/chips'
import { FieldError } from '@/components/ui/field'
import { CONTACT_PURPOSES } from '@/lib/contract/enums'
import type { ContactFormWords } from './form-words'

type PurposeFieldProps = { words: ContactFormWords; error: string | undefined; input: UseFormRegisterReturn }

/** What the message is about: one of four chips. */
export const PurposeField = ({ words, error, input }: PurposeFieldProps) => (
  <div className="grid gap-1.5">
    <ChipRadios
      {...input}
      required
      legend={words.purpose}
      {...(error && { 'aria-describedby': 'contact-purpose-error' })}
      options={CONTACT_PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
    />
    <FieldError id="contact-purpose-error">{error}</FieldError>
  </div>
)
