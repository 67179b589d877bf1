'use client'

import { useState } from 'react'
import type { Way } from '@/components/form/direct-ways'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { useSentForm } from '@/components/form/use-sent-form'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { RightsFields } from './rights-fields'
import { RIGHTS_FIELDS, type RightsParcel, type RightsValues } from './rights-values'
import type { RightsWords } from './words'

const loadEngine = async () => (await import('./engine')).engine
const PLACES = { consent: 'consent.accepted' } as const

export type RightsFormProps = {
  words: RightsWords
  lang: Locale
  links: { privacy: string }
  /** The ways to reach us when sending fails. */
  ways: readonly Way[]
}

/** One request about one's own data: the form, and after it was taken the receipt; “another request” begins anew. */
export const RightsForm = (props: RightsFormProps) => {
  const [round, setRound] = useState(0)
  return <OneRequest key={round} {...props} isAgain={round > 0} onAgain={() => setRound(round + 1)} />
}

type OneRequestProps = RightsFormProps & { isAgain: boolean; onAgain: () => void }

const OneRequest = ({ isAgain, onAgain, ...props }: OneRequestProps) => {
  const { words, lang } = props
  const sent = useSentForm<RightsValues, RightsParcel>({
    name: 'data-rights',
    lang,
    fields: RIGHTS_FIELDS,
    loadEngine,
    places: PLACES,
    isAgain,
  })
  return (
    <FormShell
      name="data-rights"
      title={words.title}
      lead={words.lead}
      sent={sent}
      onSend={(website) => void sent.submit(website)}
      words={words.form}
      thanks={{
        title: words.thanks.title,
        text: fillIn(words.thanks.text, { contact: sent.form.getValues('contact') }),
        next: (
          <Button variant="secondary" onClick={onAgain}>
            {words.thanks.again}
          </Button>
        ),
      }}
    >
      <RightsFields {...props} sent={sent} />
    </FormShell>
  )
}
