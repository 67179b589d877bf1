'use client'

import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ContactLinks, type ContactLink } from '@/components/form/contact-links'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ChipButton, Chips } from '@/components/ui/chips'
import { Field } from '@/components/ui/field'
import type { PlayerLabels } from '@/components/ui/player-parts'
import type { VoiceWords } from '@/components/ui/voice-note'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/input'
import { ReadingView, SpokenText } from '@/features/tts/reading-view'
import { SoundRow } from '@/features/tts/sound-row'
import { StyleChoices, StyleFields } from '@/features/tts/style-fields'
import { RATES, withVoice, type TtsVoice, type SoundRequest } from '@/features/tts/try-out-state'
import { useTtsEngine } from '@/features/tts/use-tts-engine'
import { useSound } from '@/features/tts/use-sound'
import type { TtsMessages } from '@/features/tts/messages'
import { useCaptcha } from '@/components/form/use-captcha'
import type { Piece } from '@/lib/domain/reading/piece'
import { TTS_MAX_CHARACTERS as MAX } from '@/lib/contract/enums'
import { charactersOf } from '@/lib/domain/plain-text'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

export type TryOutProps = {
  lang: Locale
  messages: TtsMessages
  labels: PlayerLabels & VoiceWords
  voices: readonly TtsVoice[]
  /** What the server has shown: the first request and how its text is read. */
  start: { request: SoundRequest; pieces: readonly Piece[] }
  /** What was typed before this came alive. */
  early: string | undefined
  ways: readonly ContactLink[]
  /** How each written form is read is seen when asked for. */
  folded?: boolean
}

const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** Type a text, see how a Vietnamese voice will read it, hear it, keep it. */
export const TryOut = ({ lang, messages, labels, voices, start, early, ways, folded }: TryOutProps) => {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [request, setRequest] = useState(start.request)
  const { engine, left, setLeft, load, touch } = useTtsEngine(start.request.text)
  const captcha = useCaptcha(lang)
  const { state, make } = useSound({ load, solve: captcha.solve, onLeft: setLeft })
  const read = useDeferredValue(request)

  // What was typed before the page came alive is read as well.
  useEffect(() => {
    const typed = early ?? box.current?.value
    if (typed === undefined || typed === start.request.text) return undefined
    const frame = requestAnimationFrame(() => {
      touch()
      setRequest((before) => ({ ...before, text: typed }))
    })
    return () => cancelAnimationFrame(frame)
  }, [start.request.text, touch, early])

  const pieces = useMemo(
    () => (engine ? engine.readPieces(read.text, read.reading) : start.pieces),
    [engine, read.text, read.reading, start.pieces],
  )
  const voice = voices.find((candidate) => candidate.id === request.voice)
  const count = charactersOf(request.text.trim())
  const over = count - MAX
  const form = messages.form
  const isSendable = count > 0 && over <= 0 && voice !== undefined
  const failure = state.is === 'failed' ? state : undefined
  const error = failure && failure.error !== 'silent' ? messages.problems[failure.error] : undefined
  const isSilent = failure?.error === 'silent' && failure.text === request.text.trim()

  useEffect(() => {
    if (isSilent) box.current?.focus()
  }, [isSilent])

  const style = {
    messages,
    reading: request.reading,
    onChange: (reading: SoundRequest['reading']) => setRequest({ ...request, reading }),
  }
  const readingView = <ReadingView pieces={pieces} messages={messages} {...(folded && { folded })} />

  return (
    <div data-tts="" onFocus={touch} onPointerEnter={touch} className="grid gap-8">
      <form
        className="tts-form grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSendable && state.is !== 'making') void make({ ...request, text: request.text.trim() }, voice)
        }}
      >
        <div className="grid gap-3">
          <Chips label={form.examples}>
            {messages.examples.map((example) => (
              <ChipButton
                key={example.label}
                pressed={request.text === example.text}
                onClick={() => setRequest({ ...request, text: example.text })}
              >
                {example.label}
              </ChipButton>
            ))}
          </Chips>
          <Field
            id={`${id}text`}
            label={form.text}
            hint={
              <span className="flex justify-between gap-x-6">
                {fillIn(form.hint, { max: MAX })}
                <span className="num">{fillIn(form.count, { n: count, max: MAX })}</span>
              </span>
            }
            error={over > 0 ? fillIn(form.tooLong, { n: over }) : isSilent && form.silent}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={box}
                lang="vi"
                rows={3}
                className="field-sizing-content text-h4 leading-snug sm:text-h3 sm:leading-snug"
                value={request.text}
                onChange={({ target }) => setRequest({ ...request, text: target.value })}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-[7rem_1fr] items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_7rem_auto]">
          <Field id={`${id}voice`} label={form.voice} className="max-sm:col-span-full">
            {(control) => (
              <Select
                {...control}
                value={request.voice}
                options={voices.map(({ id: value, name, hint }) => ({ value, label: `${name} · ${hint}` }))}
                onChange={({ target }) => {
                  const chosen = voices.find((candidate) => candidate.id === target.value)
                  if (chosen) setRequest(withVoice(request, chosen))
                }}
              />
            )}
          </Field>
          <Field id={`${id}rate`} label={form.rate}>
            {(control) => (
              <Select
                {...control}
                value={String(request.rate)}
                options={RATES.map((rate) => ({
                  value: String(rate),
                  label: `${formatDecimal(rate, lang)}×`,
                }))}
                onChange={({ target }) => setRequest({ ...request, rate: Number(target.value) })}
              />
            )}
          </Field>
          <Button
            type="submit"
            // As high as the fields beside it.
            className="h-11.5"
            disabled={!isSendable && state.is !== 'making'}
            loading={state.is === 'making'}
            loadingLabel={form.making}
          >
            {form.listen}
          </Button>
        </div>
        {voice?.language === 'vi' && <SpokenText pieces={pieces} />}
        {voice?.language === 'vi' && (
          <>
            <StyleFields {...style} />
            <div>
              <StyleChoices {...style} />
              {folded && readingView}
            </div>
          </>
        )}
        {captcha.slot}
        {left && (
          <p className="text-small text-fg-3 num">
            {fillIn(form.left, { n: left.callsLeft, limit: left.limit })}
          </p>
        )}
      </form>
      <div className="grid min-w-0 gap-5">
        <div role="status" className="contents">
          {state.is === 'done' && <span className="sr-only">{messages.result.ready}</span>}
        </div>
        {error && (
          <Alert ref={intoView} role="alert" tone="warning" title={error.title}>
            {error.text}
            {error === messages.problems.unreachable && <ContactLinks links={ways} />}
          </Alert>
        )}
        {!error && left?.callsLeft === 0 && (
          <Alert title={messages.problems.limit.title}>{messages.problems.limit.text}</Alert>
        )}
        {state.is === 'done' && (
          <SoundRow
            key={state.made.sound.id}
            {...state.made}
            messages={messages.result}
            labels={labels}
            lang={lang}
          />
        )}
        {voice?.language === 'en' ? <Alert>{messages.reading.english}</Alert> : !folded && readingView}
      </div>
    </div>
  )
}
