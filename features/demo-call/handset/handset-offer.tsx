'use client'

import { HandsetLaunch } from '@/features/demo-call/handset/handset-launch'
import type { HandsetMessages } from '@/features/demo-call/handset/messages-schema'
import type { FormValues } from '@/features/demo-call/form/form-values'
import { SCENARIOS } from '@/features/demo-call/form/scenarios'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

export type HandsetOfferProps = {
  words: HandsetMessages
  lang: Locale
  kind: DemoCallKind
  /** What stands in the form; undefined where there is no form. */
  values: FormValues | undefined
  emphasis: 'quiet' | 'strong'
}

/** The call of the form, heard in the page instead of on a phone. */
export const HandsetOffer = ({ values, kind, ...rest }: HandsetOfferProps) => (
  <HandsetLaunch {...rest} kind={kind} {...(values?.kind === kind && SCENARIOS[kind].handset(values))} />
)
