'use client'

import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount } from '@/lib/i18n/format'
import type { ContactParcel, ContactValues } from './contact-values'
import type { ContactFormWords } from './form-words'

// The contract's own number would bring the validator into the page.
const MAX = 2_000
/** The counter appears when the end comes near. */
const NEAR = 1_500

type ContentFieldProps = {
  words: ContactFormWords
  lang: Locale
  error: string | undefined
  form: UseFormReturn<ContactValues, unknown, ContactParcel>
  input: UseFormRegisterReturn
}

const Count = ({ form, words, lang }: Pick<ContentFieldProps, 'form' | 'words' | 'lang'>) => {
  const length = useWatch({ control: form.control, name: 'content' })?.length ?? 0
  if (length < NEAR) return null
  return (
    <span className={length > MAX ? 'text-danger num' : 'num'}>
      {' '}
      {fillIn(words.count, { n: formatCount(length, lang), max: formatCount(MAX, lang) })}
    </span>
  )
}

/** The message itself; nothing pasted is cut off, a text that is too long is told so. */
export const ContentField = ({ words, lang, error, form, input }: ContentFieldProps) => (
  <Field
    id="contact-content"
    label={words.content}
    error={error}
    hint={
      <>
        {words.contentHint}
        <Count form={form} words={words} lang={lang} />
      </>
    }
  >
    {(control) => <Textarea {...control} {...input} required rows={5} />}
  </Field>
)
