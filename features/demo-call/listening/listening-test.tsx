'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PlayerLabels } from '@/components/ui/player-parts'
import { spacedDigits } from '@/features/demo-call/form/form-values'
import { CodePlayer } from '@/features/demo-call/listening/code-player'
import {
  digitsOf,
  rightDigits,
  newRound,
  type Answer,
  type Round,
  type Setting,
} from '@/features/demo-call/listening/round'
import { Comparison } from '@/features/demo-call/listening/comparison'
import { SettingFields } from '@/features/demo-call/listening/setting-fields'
import type { ListeningMessages } from '@/features/demo-call/listening/messages'
import { listeningCode } from '@/lib/contract/listening'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

export type ListeningTestProps = {
  messages: ListeningMessages
  lang: Locale
  /** At least one. */
  voices: readonly { value: string; label: string }[]
  labels: PlayerLabels
  /** The code to start with; chosen while rendering, so that both sides draw the same. */
  turn: number
}

const verdict = ({ result }: ListeningMessages, { right, digits }: Answer) => {
  if (right === digits) return fillIn(result.all, { n: digits })
  return right === 0 ? result.none : fillIn(result.some, { right, n: digits })
}

/** How many digits were right, what was read and what was typed, as plain sentences. */
const AnswerText = ({ messages, answer }: { messages: ListeningMessages; answer: Answer }) => (
  <div className="grid gap-1 text-small text-fg-2">
    <p className="text-ui font-strong text-fg">{verdict(messages, answer)}</p>
    <p className="num">
      {fillIn(messages.result.read, { code: spacedDigits(answer.code) })}{' '}
      {fillIn(messages.result.typed, { code: spacedDigits(answer.typed) })}{' '}
      {fillIn(messages.result.listens, { n: answer.listens })}
    </p>
  </div>
)

const HEARD = 'listening-heard'

/** Plays a code, takes what was heard, says how many digits were right, and compares the ways of reading. */
export const ListeningTest = ({ messages, lang, voices, labels, turn }: ListeningTestProps) => {
  const [round, setRound] = useState<Round>(() => ({
    digits: 6,
    rate: 1,
    voice: voices[0]?.value ?? '',
    turn,
    code: listeningCode(6, turn),
    listens: 0,
  }))
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const { digits } = round

  // Sent with the Enter key, what is said to it often lies below the screen.
  useEffect(() => {
    const target = error ? document.getElementById(`${HEARD}-error`) : isChecked ? status.current : null
    target?.scrollIntoView({ block: 'nearest' })
  }, [error, isChecked])

  const begin = (setting: Setting) => {
    setRound(newRound(setting, round.turn))
    setTyped('')
    setError(undefined)
    setChecked(false)
  }

  const onListen = () => setRound((now) => ({ ...now, listens: now.listens + 1 }))

  const check = () => {
    const message =
      round.listens === 0
        ? messages.errors.listenFirst
        : typed.length < digits
          ? fillIn(messages.errors.tooShort, { n: digits })
          : undefined
    setError(message)
    if (message) return input.current?.focus()
    const right = rightDigits(round.code, typed)
    setAnswers((all) => [...all, { ...round, id: all.length, typed, right }])
    setChecked(true)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isChecked) begin(round)
    else check()
  }

  const last = answers.at(-1)
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="mt-5 grid gap-4">
      <SettingFields messages={messages} lang={lang} voices={voices} round={round} onChange={begin} />
      <CodePlayer messages={messages} lang={lang} round={round} labels={labels} onListen={onListen} />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field id={HEARD} label={messages.heard} error={error}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="heard"
              inputMode="numeric"
              autoComplete="off"
              readOnly={isChecked}
              value={typed}
              onChange={({ target }) => setTyped(digitsOf(target.value, digits))}
              className="font-mono tracking-[0.18em]"
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-7">
          {isChecked ? messages.next : messages.check}
        </Button>
      </div>
      <div ref={status} role="status" className="scroll-mb-4">
        {isChecked && last && <AnswerText messages={messages} answer={last} />}
      </div>
      <Comparison messages={messages} lang={lang} answers={answers} />
    </form>
  )
}
