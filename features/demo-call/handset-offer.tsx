'use client'

import { HandsetLaunch } from '@/features/demo-call/handset/handset-launch'
import type { HandsetWords } from '@/features/demo-call/handset/words-schema'
import type { FormValues } from '@/features/demo-call/form-values'
import { SCENARIOS } from '@/features/demo-call/scenarios'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

export type HandsetOfferProps = {
  words: HandsetWords
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
