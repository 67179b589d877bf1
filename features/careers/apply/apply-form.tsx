'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Way } from '@/components/form/direct-ways'
import { FormShell } from '@/components/form/form-shell'
import { LinkButton } from '@/components/ui/link-button'
import { useSentForm } from '@/components/form/use-sent-form'
import type { Locale } from '@/lib/i18n/config'
import { ApplyFields } from './apply-fields'
import { APPLY_FIELDS, type ApplyParcel, type ApplyValues } from './apply-values'
import type { ApplyFormWords } from './form-words'
import { useUpload } from './use-upload'

const loadEngine = async () => (await import('./engine')).engine
const PLACES = { consent: 'consent.accepted', cv: 'cv' } as const
const BLAMED = { EMAIL_ALREADY_USED: 'email' } as const

export type ApplyFormProps = {
  words: ApplyFormWords
  lang: Locale
  /** The address of the job; sent as `jobId`. */
  slug: string
  /** When the last day is over (ms since 1970). */
  closesAt: number
  links: { rights: string; list: string }
  /** The ways to reach us when sending fails. */
  ways: readonly Way[]
}

/** The application to one job: the form with its CV, and after it was taken the receipt. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { words, lang, slug, closesAt } = props
  const [isClosed, setIsClosed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const cv = useUpload()
  const { spoil, identity } = cv
  const sent = useSentForm<ApplyValues, ApplyParcel>({
    name: `apply-${slug}`,
    lang,
    fields: APPLY_FIELDS,
    loadEngine,
    places: PLACES,
    blamed: BLAMED,
    extra: { jobId: slug },
    // The stored address is a new one at every upload, the file is not.
    contentOf: useCallback((body) => ({ ...body, cv: identity() }), [identity]),
    onRefused: useCallback((fields) => 'cv' in fields && spoil('WRONG_CONTENT'), [spoil]),
  })

  const { form } = sent
  const isGiven = cv.upload.state === 'uploading' || cv.upload.state === 'done'
  useEffect(() => {
    if (isGiven) form.clearErrors('cv')
  }, [form, isGiven])

  const send = async (website: string) => {
    if (Date.now() > closesAt) return setIsClosed(true)
    setIsBusy(true)
    try {
      // What is still on its way belongs to the application; a failed upload gets another try.
      form.setValue('cv', (await cv.settled()) ?? '')
      await sent.submit(website)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <FormShell
      name="application"
      title={words.title}
      sent={sent}
      onSend={(website) => {
        if (!isBusy) void send(website)
      }}
      words={words.form}
      thanks={{
        title: words.thanks.title,
        text: words.thanks.text,
        next: (
          <LinkButton variant="secondary" href={props.links.list} prefetch={false}>
            {words.thanks.back}
          </LinkButton>
        ),
      }}
    >
      <ApplyFields {...props} sent={sent} cv={cv} isBusy={isBusy} isClosed={isClosed} />
    </FormShell>
  )
}
