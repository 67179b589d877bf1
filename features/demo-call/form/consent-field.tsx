'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { FieldError, fieldControl } from '@/components/ui/field'
import type { FormInput } from '@/features/demo-call/form/active-form'
import type { CardMessages } from '@/features/demo-call/messages'

type ConsentFieldProps = {
  messages: CardMessages
  href: string
  error: string | undefined
  input: FormInput
}

/** The unticked box without which nobody is called, and what happens with the number. */
export const ConsentField = ({ messages, href, error, input }: ConsentFieldProps) => (
  <div className="grid gap-1.5">
    <Checkbox
      {...fieldControl('demo-consent', { error })}
      {...input}
      label={messages.consent}
      className="text-pretty"
    />
    <FieldError id="demo-consent-error" className="ml-8">
      {error}
    </FieldError>
    <a
      href={href}
      className="tap ml-8 w-fit text-cap text-fg-3 underline underline-offset-[0.22em] hover:text-fg"
    >
      {messages.privacy}
    </a>
  </div>
)
