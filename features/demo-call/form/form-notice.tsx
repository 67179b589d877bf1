'use client'

import { useEffect, type ReactNode } from 'react'
import { ContactLinks, type ContactLink } from '@/components/form/contact-links'
import { Alert } from '@/components/ui/alert'
import { focusPhone } from '@/features/demo-call/form/phone-field'
import type { CallError } from '@/features/demo-call/call/call-machine'
import { OUTCOMES } from '@/features/demo-call/result/outcomes'
import type { CallMessages } from '@/features/demo-call/messages'
import { fillIn, formatMoment } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type FormNoticeProps = {
  messages: CallMessages
  lang: Locale
  error: CallError
  /** A call was refused just now. */
  isRefusal: boolean
  help: string
  ways: readonly ContactLink[]
  /** The same call in the page, shown where one was refused. */
  handset: ReactNode
}

const link = 'text-link mt-1 inline-flex items-center text-left font-strong pointer-coarse:min-h-11'

/** A refused call comes back to a form whose button lost the focus, often out of view: it goes on at what was said. */
const focusRefusal = () => {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-call=INIT] form [role=alert]')?.focus()
}

/** Why no call was made, in one sentence, and the one thing to do next. */
export const FormNotice = ({ messages, lang, error, isRefusal, help, ways, handset }: FormNoticeProps) => {
  useEffect(() => {
    if (isRefusal) focusRefusal()
  }, [isRefusal, error])
  const { tone, next, offersHandset } = OUTCOMES[error.code]
  const { title, text, action } = messages.errors.problems[error.code]
  const time = error.retryAt && formatMoment(error.retryAt, lang)
  return (
    <div className="grid gap-3">
      <Alert
        tone={tone === 'neutral' ? 'info' : tone === 'success' ? 'info' : tone}
        role="alert"
        tabIndex={-1}
        title={title}
      >
        <p>{fillIn(text, { time: time ?? '' })}</p>
        {error.fieldErrors?.map((field) => (
          <p key={field}>{messages.errors.fields[field]}</p>
        ))}
        {next === 'number' && (
          <p className="flex flex-wrap gap-x-6">
            <button type="button" onClick={focusPhone} className={link}>
              {action}
            </button>
            <a href={href('/data-rights', lang)} className={link}>
              {messages.done.dataRights}
            </a>
            <a href={href('/call-check', lang)} className={link}>
              {messages.done.callCheck}
            </a>
          </p>
        )}
        {next === 'contact' && (
          <a href={help} className={link}>
            {action}
          </a>
        )}
        {next !== 'number' && next !== 'contact' && <p className="mt-1 font-strong">{action}</p>}
        {next === 'ways' && <ContactLinks links={ways} />}
      </Alert>
      {offersHandset && handset}
    </div>
  )
}
