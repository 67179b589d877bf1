'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type { ReportMessages } from '@/features/call-check/messages'
import { addContactNote } from '@/lib/forms/contact-note'
import { fillIn } from '@/lib/i18n/format'

const MOST_SAID = 1_000

const valueOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type ReportNumberProps = { messages: ReportMessages; contactHref: string }

/** Takes down which number called and what was said, and brings both to the contact form, where they are sent. */
export const ReportNumber = ({ messages, contactHref }: ReportNumberProps) => {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const bring = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [number, what] = [valueOf(data, 'number'), valueOf(data, 'what')]
    if (!number) {
      setError(messages.empty)
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    addContactNote(fillIn(messages.note, { number, what }).trim())
    router.push(contactHref)
  }
  return (
    <>
      <h2 className="text-h4">{messages.title}</h2>
      <p className="mt-2 text-ui text-fg-2">{messages.lead}</p>
      <form noValidate method="post" onSubmit={bring} className="mt-5 grid gap-4">
        <Field id="report-number" label={messages.number} hint={messages.numberHint} error={error}>
          {(control) => <Input {...control} name="number" autoComplete="off" maxLength={60} required />}
        </Field>
        <Field id="report-what" label={messages.what} hint={messages.whatHint}>
          {(control) => <Textarea {...control} name="what" rows={3} maxLength={MOST_SAID} />}
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {messages.send}
        </Button>
      </form>
    </>
  )
}
