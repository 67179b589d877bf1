'use client'

import { IconPhone } from '@tabler/icons-react'
import { useCallback, useState, type FormEvent, type ReactNode, type RefCallback } from 'react'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { ConsentField } from '@/features/demo-call/form/consent-field'
import {
  inputOf,
  useFormState,
  useIsSubmitting,
  type ActiveForm,
} from '@/features/demo-call/form/active-form'
import { PhoneField } from '@/features/demo-call/form/phone-field'
import type { Start } from '@/features/demo-call/form/form-values'
import { SCENARIOS, startingValues } from '@/features/demo-call/form/scenarios'
import { ScriptPreview } from '@/features/demo-call/form/script-preview'
import type { CallMessages, CardMessages } from '@/features/demo-call/messages'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { EarlyPress } from '@/lib/forms/early-press'
import { useStickySubmit } from '@/components/form/form-behaviour'
import { nextPaint } from '@/lib/next-paint'

export type CallFormProps = {
  messages: CardMessages
  start: Start
  voiceHints: Readonly<Record<string, string>>
  links: { privacy: string; numbers: string }
  /** Why no call is being made, above the button; nothing while all is well. */
  notice: ReactNode
  exhausted: boolean
  /** Whether everything that is asked stands open before a number does. */
  isOpen: boolean
  captcha: ReactNode
  /** What else can be done, below the button. */
  aside: ReactNode
  form: ActiveForm | undefined
  attach: RefCallback<HTMLFormElement>
  /** What became of a press before the form was alive. */
  press: EarlyPress['state'] | undefined
  onSubmit: () => void
  /** What to say of a wrong field; there before a form that could find one. */
  fieldErrors: CallMessages['errors']['fields'] | undefined
}

/** How far what is asked beside the number stands open. */
type Opening = 'part' | 'whole' | undefined

type CallButtonProps = Pick<CallFormProps, 'messages' | 'form' | 'exhausted'> & { isWaiting: boolean }

const CallButton = ({ messages, form, isWaiting, exhausted }: CallButtonProps) => {
  const isSubmitting = useIsSubmitting(form)
  return (
    <Button
      type="submit"
      size="lg"
      wide
      loading={isWaiting || isSubmitting}
      loadingLabel={isWaiting ? messages.call : messages.checking}
      disabled={exhausted}
      icon={<Icon of={IconPhone} size={18} />}
    >
      {exhausted ? messages.none : messages.call}
    </Button>
  )
}

/** The form of every kind of demo call: number, what the kind asks for, the exact words, consent, what the press brings, call. */
export const CallForm = ({
  messages,
  start,
  exhausted,
  isOpen,
  form,
  attach,
  press,
  onSubmit,
  fieldErrors,
  ...rest
}: CallFormProps) => {
  const { kind, catalogue, lang } = start
  const { Fields, filledScript, isScriptOpen } = SCENARIOS[kind]
  const state = useFormState(form)
  const values = state?.values ?? startingValues(start)
  const errors = state?.errors ?? {}
  const errorText = (code: string | undefined) => (code ? fieldErrors?.[code as FieldCode] : undefined)
  const script = filledScript({ values, catalogue, lang })

  // Only what came with the page can be pressed before its scripts are there.
  const isScripted = useIsHydrated()
  const isWaiting = press === 'waiting'
  const keptPress = useStickySubmit()

  // The digit shows before the rest of the form opens, which takes a slow phone a while: in two pictures, from the top.
  const [opening, setOpening] = useState<Opening>(values.phoneNumber ? 'whole' : undefined)
  const openForNumber = async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
    await nextPaint()
    setOpening((now) => (target.value ? (now ?? 'part') : undefined))
    await nextPaint()
    setOpening((now) => now && 'whole')
  }
  const attachTyped = useCallback(
    (element: HTMLFormElement | null) => {
      attach(element)
      if (element?.querySelector<HTMLInputElement>('[type=tel]')?.value) setOpening('whole')
    },
    [attach],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  // Pressed before any script runs, a form of this method goes nowhere, and no number ends up in an address.
  return (
    <form
      ref={attachTyped}
      noValidate
      method="dialog"
      onSubmit={submit}
      onInput={openForNumber}
      {...keptPress}
      // Before hydration a press is written to the form.
      suppressHydrationWarning
      data-early={isScripted ? undefined : ''}
      data-press={press}
      data-open={isOpen ? 'whole' : opening}
      className="call-form group/call grid gap-4 p-5 sm:p-6 noscript:hidden"
    >
      <PhoneField
        messages={messages}
        lang={lang}
        value={values.phoneNumber}
        error={errorText(errors.phoneNumber?.message)}
        onRenew={(number) => form?.setValue('phoneNumber', number)}
        input={inputOf(form, 'phoneNumber')}
      />
      <Fields
        messages={messages}
        lang={lang}
        catalogue={catalogue}
        values={values}
        form={form}
        errors={errors}
        errorText={errorText}
        voiceHints={rest.voiceHints}
      />
      <div className="after-number">
        {script && <ScriptPreview label={messages.script} lang={lang} script={script} open={isScriptOpen} />}
        <ConsentField
          messages={messages}
          href={rest.links.privacy}
          error={errorText(errors.consent?.message)}
          input={inputOf(form, 'consent')}
        />
      </div>
      <p data-slot="line" className="text-small text-pretty text-fg-2">
        {messages.line}{' '}
        {start.line === 'simulated' && (
          <a href={rest.links.numbers} className="underline underline-offset-[0.22em] hover:text-fg">
            {messages.numbers}
          </a>
        )}
      </p>
      {rest.captcha}
      {rest.notice}
      <CallButton messages={messages} form={form} isWaiting={isWaiting} exhausted={exhausted} />
      <p role="status" className="hidden text-small text-fg-2 group-data-[press=waiting]/call:block">
        {messages.press.waiting}
      </p>
      <p role="alert" className="hidden text-small text-danger group-data-[press=late]/call:block">
        {messages.press.late}
      </p>
      {rest.aside}
    </form>
  )
}
