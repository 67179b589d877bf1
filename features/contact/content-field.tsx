'use client'

import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { ContactForm, ContactValues } from '@/lib/contract/contact'
import { CONTENT_MAX } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount } from '@/lib/i18n/format'
import type { ContactMessages } from './messages'

/** The counter appears when the end comes near. */
const NEAR = 1_500

type ContentFieldProps = {
  messages: ContactMessages
  lang: Locale
  error: string | undefined
  form: UseFormReturn<ContactValues, unknown, ContactForm>
  input: UseFormRegisterReturn
}

const Count = ({ form, messages, lang }: Pick<ContentFieldProps, 'form' | 'messages' | 'lang'>) => {
  const length = useWatch({ control: form.control, name: 'content' })?.length ?? 0
  if (length < NEAR) return null
  return (
    <span className={length > CONTENT_MAX ? 'text-danger num' : 'num'}>
      {' '}
      {fillIn(messages.count, { n: formatCount(length, lang), max: formatCount(CONTENT_MAX, lang) })}
    </span>
  )
}

/** The message itself; nothing pasted is cut off, a text that is too long is told so. */
export const ContentField = ({ messages, lang, error, form, input }: ContentFieldProps) => (
  <Field
    id="contact-content"
    label={messages.content}
    error={error}
    hint={
      <>
        {messages.contentHint}
        <Count form={form} messages={messages} lang={lang} />
      </>
    }
  >
    {(control) => <Textarea {...control} {...input} required rows={5} />}
  </Field>
)
