'use client'

import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type { FirstCallWords } from '@/features/docs/content'
import type { EndedCall } from '@/features/docs/first-request/call-engine'
import { KeyNote, type KeyNoteProps } from '@/features/docs/first-request/key-note'
import { useTestKey } from '@/features/docs/first-request/use-test-key'
import { typedBefore } from '@/lib/forms/typed-before'
import { fillIn } from '@/lib/i18n/format'

export type FirstCallProps = Pick<KeyNoteProps, 'copy' | 'locale'> & {
  id: string
  words: FirstCallWords
  example: { to: string; script: string; voice: string }
  placeholder: string
}

type Problem = keyof FirstCallWords['errors']

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The address without its host: the page plays what its own host serves. */
const ownAddress = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const Ended = ({ call, words }: { call: EndedCall; words: FirstCallWords }) => (
  <>
    <p>
      {fillIn(words.ended, {
        result: call.result ?? '',
        seconds: Math.round((call.durationMs ?? 0) / 1_000),
      })}
    </p>
    {call.recordingUrl && (
      <audio controls src={ownAddress(call.recordingUrl)} aria-label={words.sound} className="w-full" />
    )}
  </>
)

/** A first call made from the page: one press gets a key for an hour, calls a test number with it, and tells how the call ended. */
export function FirstCall({ id, words, example, placeholder, copy, locale }: FirstCallProps) {
  const { shown, withKey } = useTestKey(placeholder)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [call, setCall] = useState<EndedCall>()
  const [script] = useState(() => typedBefore(`${id}-script`, example.script))

  const send = async (wish: { to: string; script: string }) => {
    const engine = await import('@/features/docs/first-request/call-engine')
    try {
      setCall(await withKey((key) => engine.callWith(key, { ...wish, voice: example.voice })))
      setProblem(undefined)
    } catch (error) {
      setProblem(engine.callProblemOf(error))
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    void send({ to: textOf(data, 'to'), script: textOf(data, 'script') })
      .catch(() => setProblem('network'))
      .finally(() => setBusy(false))
  }

  const isOfField = problem === 'number' || problem === 'script'
  return (
    <form
      onSubmit={submit}
      noValidate
      data-form="first-call"
      className="mt-6 grid gap-4 rounded-lg border border-rule p-5"
    >
      <Field
        id={`${id}-to`}
        label={words.number}
        hint={words.numberHint}
        error={problem === 'number' && words.errors.number}
      >
        {(control) => <Input {...control} name="to" inputMode="tel" defaultValue={example.to} />}
      </Field>
      <Field id={`${id}-script`} label={words.script} error={problem === 'script' && words.errors.script}>
        {(control) => <Textarea {...control} name="script" rows={3} defaultValue={script} lang="vi" />}
      </Field>
      {problem && !isOfField && (
        <Alert tone="danger" role="alert">
          {words.errors[problem]}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel={words.waiting}>
        {words.send}
      </Button>
      <div role="status" className="grid gap-3 text-small text-fg-2 empty:hidden">
        {call && <Ended call={call} words={words} />}
        {shown && <KeyNote shown={shown} text={words.key} copy={copy} locale={locale} />}
      </div>
    </form>
  )
}
