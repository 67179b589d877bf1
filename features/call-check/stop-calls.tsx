'use client'

import { useRef, useState, type FormEvent } from 'react'
import { useCaptcha } from '@/components/form/use-captcha'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import type { StopMessages } from '@/features/call-check/messages'
import type { StopProblem } from '@/features/call-check/problems'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

type StopCallsProps = { lang: Locale; messages: StopMessages }

/** Where the visitor stands: the number, the code that was said in a call to it, and it is done. */
type Step =
  | { name: 'number' }
  | { name: 'code'; phone: string; until: string }
  | { name: 'done'; phone: string }
type Fault = { field?: string; problem?: StopProblem }

const STATES = { number: 'editing', code: 'asked', done: 'sent' } as const

const valueOf = (event: FormEvent<HTMLFormElement>, name: string) => {
  const value = new FormData(event.currentTarget).get(name)
  return typeof value === 'string' ? value : ''
}

const loadApi = () => import('@/features/call-check/stop-api')

/** Stops calls to one’s own number: proven by a code, answered alike for every number. */
export function StopCalls({ lang, messages }: StopCallsProps) {
  const [step, setStep] = useState<Step>({ name: 'number' })
  const [fault, setFault] = useState<Fault>({})
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { slot, solve } = useCaptcha(lang)

  // A number stays on one line.
  const shown = (phone: string) => formatPhone(phone, lang).replaceAll(' ', '\u00a0')
  const focusField = () => box.current?.querySelector<HTMLInputElement>('input')?.focus()
  const refuse = (next: Fault) => {
    setFault(next)
    if (next.field) focusField()
  }
  const goTo = (next: Step) => {
    setFault({})
    setStep(next)
  }

  const run = async (work: (api: Awaited<ReturnType<typeof loadApi>>) => Promise<Step>) => {
    setBusy(true)
    const api = await loadApi().catch(() => null)
    if (!api) refuse({ problem: 'network' })
    else
      await work(api).then(goTo, (error: unknown) => {
        const refusal = api.refusalOf(error)
        refuse('problem' in refusal ? refusal : { field: messages.wrongCode })
      })
    setBusy(false)
  }

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = parsePhone(valueOf(event, 'phone'))
    if (!phone.ok) return refuse({ field: messages.phoneErrors[`PHONE_${phone.code}`] ?? messages.wrongCode })
    const { e164 } = phone
    void run(async (api) => ({
      name: 'code',
      phone: e164,
      until: await api.askCode({ phone: e164, locale: lang, captcha: solve() }),
    }))
  }

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step.name !== 'code') return
    const { phone } = step
    const code = valueOf(event, 'code').replace(/\D/g, '')
    if (code.length !== 6) return refuse({ field: messages.wrongCode })
    void run(async (api) => {
      await api.stopCalls({ phone, code })
      return { name: 'done', phone }
    })
  }

  return (
    <div ref={box} data-form="call-check" data-form-state={STATES[step.name]}>
      <h2 className="text-h4 noscript:hidden">{messages.title}</h2>
      {slot}
      {step.name === 'done' ? (
        <Alert tone="success" role="status" className="mt-5" title={messages.doneTitle}>
          <p>{fillIn(messages.done, { phone: shown(step.phone) })}</p>
        </Alert>
      ) : (
        <p className="mt-2 text-ui text-fg-2">{messages.lead}</p>
      )}
      {step.name === 'number' && (
        <form noValidate method="post" onSubmit={ask} className="mt-5 grid gap-4 noscript:hidden">
          <Field id="stop-phone" label={messages.phone} error={fault.field}>
            {(control) => <PhoneInput {...control} name="phone" required />}
          </Field>
          <Button
            type="submit"
            className="justify-self-start"
            loading={isBusy}
            loadingLabel={messages.asking}
          >
            {messages.ask}
          </Button>
        </form>
      )}
      {step.name === 'code' && (
        <form noValidate method="post" onSubmit={confirm} className="mt-5 grid gap-4">
          <p role="status" className="text-ui">
            {fillIn(messages.asked, {
              phone: shown(step.phone),
              time: new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(new Date(step.until)),
            })}
          </p>
          <Field id="stop-code" label={messages.code} hint={messages.codeHint} error={fault.field}>
            {(control) => (
              <Input
                {...control}
                autoFocus
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                required
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isBusy} loadingLabel={messages.confirming}>
              {messages.confirm}
            </Button>
            <Button variant="ghost" onClick={() => goTo({ name: 'number' })}>
              {messages.back}
            </Button>
          </div>
        </form>
      )}
      {step.name === 'done' && (
        <Button variant="secondary" className="mt-5" onClick={() => goTo({ name: 'number' })}>
          {messages.another}
        </Button>
      )}
      {fault.problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messages.problems[fault.problem]}
        </Alert>
      )}
    </div>
  )
}
