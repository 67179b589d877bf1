'use client'

import { IconPhone } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { ConsentField } from '@/features/demo-call/form/consent-field'
import { startingValues } from '@/features/demo-call/form/form-choices'
import { inputOf, type ActiveForm } from '@/features/demo-call/form/active-form'
import { PhoneField } from '@/features/demo-call/form/phone-field'
import { SCENARIOS, type Start } from '@/features/demo-call/form/scenarios'
import { ScriptPreview } from '@/features/demo-call/form/script-preview'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { EarlyPress } from '@/lib/forms/early-press'
import { useStickySubmit } from '@/components/form/form-behaviour'

export type CallFormProps = {
  words: DemoCallMessages
  start: Start
  voiceHints: Readonly<Record<string, string>>
  privacyHref: string
  /** Why no call is being made, above the button; nothing while all is well. */
  notice: ReactNode
  exhausted: boolean
  captcha: ReactNode
  /** What else can be done, below the button. */
  aside: ReactNode
  live: ActiveForm | undefined
  form: RefObject<HTMLFormElement | null>
  /** What became of a press before the form was alive. */
  press: EarlyPress['state'] | undefined
  onSubmit: () => void
}

const never = () => () => undefined

/** The form of every kind of demo call: number, what the kind asks for, the exact words, consent, call. */
export const CallForm = ({
  words,
  start,
  exhausted,
  live,
  form,
  press,
  onSubmit,
  ...rest
}: CallFormProps) => {
  const { kind, catalogue, lang } = start
  const { Fields, spoken, isScriptOpen } = SCENARIOS[kind]
  const values = live?.values ?? startingValues(start)
  const say = (code: string | undefined) => (code ? words.errors.fields[code as FieldCode] : undefined)
  const script = spoken({ values, catalogue, lang })

  const sync = live?.sync
  useEffect(() => sync?.(), [sync])

  // Only what came with the page can be pressed before its scripts are there.
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isWaiting = press === 'waiting'
  const keptPress = useStickySubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  // Pressed before any script runs, a form of this method goes nowhere, and no number ends up in an address.
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={submit}
      {...keptPress}
      // Before hydration a press is written to the form.
      suppressHydrationWarning
      data-early={isScripted ? undefined : ''}
      data-press={press}
      className="group/call grid gap-4 p-5 sm:p-6 noscript:hidden"
    >
      <PhoneField
        words={words}
        lang={lang}
        value={values.phoneNumber}
        error={say(live?.errors.phoneNumber?.message)}
        onSuggestion={(number) => live?.set('phoneNumber', number)}
        input={inputOf(live, 'phoneNumber')}
      />
      <Fields
        words={words}
        lang={lang}
        catalogue={catalogue}
        values={values}
        live={live}
        say={say}
        voiceHints={rest.voiceHints}
      />
      {script && <ScriptPreview label={words.script} spoken={script} open={isScriptOpen} />}
      <ConsentField
        words={words}
        href={rest.privacyHref}
        error={say(live?.errors.consent?.message)}
        input={inputOf(live, 'consent')}
      />
      {rest.captcha}
      {rest.notice}
      <Button
        type="submit"
        size="lg"
        wide
        loading={isWaiting || (live?.isSubmitting ?? false)}
        loadingLabel={isWaiting ? words.call : words.checking}
        disabled={exhausted}
        icon={<IconPhone size={18} stroke={1.6} aria-hidden />}
      >
        {exhausted ? words.none : words.call}
      </Button>
      <p role="status" className="hidden text-small text-fg-2 group-data-[press=waiting]/call:block">
        {words.press.waiting}
      </p>
      <p role="alert" className="hidden text-small text-danger group-data-[press=late]/call:block">
        {words.press.late}
      </p>
      {rest.aside}
    </form>
  )
}
