'use client'

import { HandsetLaunch } from '@/features/demo-call/handset/handset-launch'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { useFormState, type ActiveForm } from '@/features/demo-call/form/active-form'
import { SCENARIOS } from '@/features/demo-call/form/scenarios'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

export type HandsetOfferProps = {
  messages: HandsetMessages['launch']
  lang: Locale
  kind: DemoCallKind
  form: ActiveForm | undefined
  emphasis: 'quiet' | 'strong'
}

/** The call of the form, heard in the page instead of on a phone. */
export const HandsetOffer = ({ form, kind, ...rest }: HandsetOfferProps) => {
  const values = useFormState(form)?.values
  return (
    <HandsetLaunch {...rest} kind={kind} {...(values?.kind === kind && SCENARIOS[kind].handset(values))} />
  )
}
