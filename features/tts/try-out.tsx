'use client'

import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ContactLinks, type ContactLink } from '@/components/form/contact-links'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ChipButton, Chips } from '@/components/ui/chips'
import { Field } from '@/components/ui/field'
import type { PlayerLabels } from '@/components/ui/player-parts'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/input'
import { ReadingView } from '@/features/tts/reading-view'
import { SoundRow } from '@/features/tts/sound-row'
import { StyleFields } from '@/features/tts/style-fields'
import { RATES, withVoice, type TtsVoice, type Wish } from '@/features/tts/try-out-state'
import { useEngine } from '@/features/tts/use-engine'
import { useSound } from '@/features/tts/use-sound'
import type { TtsWords } from '@/features/tts/messages'
import { useCaptcha } from '@/components/form/use-captcha'
import type { Piece } from '@/lib/domain/reading/piece'
import { charactersOf, TTS_MAX_CHARACTERS as MAX } from '@/lib/contract/tts-limits'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

export type TryOutProps = {
  lang: Locale
  words: TtsWords
  labels: PlayerLabels
  voices: readonly TtsVoice[]
  /** What the server has shown: the first wish and how its text is read. */
  start: { wish: Wish; pieces: readonly Piece[] }
  /** What was typed before this came alive. */
  early: string | undefined
  ways: readonly ContactLink[]
}

const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** Type a text, see how a Vietnamese voice will read it, hear it, keep it. */
export const TryOut = ({ lang, words, labels, voices, start, early, ways }: TryOutProps) => {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [wish, setWish] = useState(start.wish)
  const { engine, left, setLeft, load, touch } = useEngine()
  const captcha = useCaptcha(lang)
  const { state, make } = useSound({ load, solve: captcha.solve, onLeft: setLeft })
  const read = useDeferredValue(wish)

  // What was typed before the page came alive is read as well.
  useEffect(() => {
    const typed = early ?? box.current?.value
    if (typed === undefined || typed === start.wish.text) return undefined
    const frame = requestAnimationFrame(() => {
      touch()
      setWish((before) => ({ ...before, text: typed }))
    })
    return () => cancelAnimationFrame(frame)
  }, [start.wish.text, touch, early])

  const pieces = useMemo(
    () => (engine ? engine.readPieces(read.text, read.reading) : start.pieces),
    [engine, read.text, read.reading, start.pieces],
  )
  const voice = voices.find((candidate) => candidate.id === wish.voice)
  const count = charactersOf(wish.text.trim())
  const over = count - MAX
  const form = words.form
  const isSendable = count > 0 && over <= 0 && voice !== undefined
  const failure = state.is === 'failed' ? state : undefined
  const problem = failure && failure.problem !== 'silent' ? words.problems[failure.problem] : undefined
  const isSilent = failure?.problem === 'silent' && failure.text === wish.text.trim()

  useEffect(() => {
    if (isSilent) box.current?.focus()
  }, [isSilent])

  return (
    <div
      data-tts=""
      onFocus={touch}
      onPointerEnter={touch}
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]"
    >
      <form
        className="tts-form grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSendable && state.is !== 'making') void make({ ...wish, text: wish.text.trim() }, voice)
        }}
      >
        <div className="grid gap-2">
          <Field
            id={`${id}text`}
            label={form.text}
            hint={fillIn(form.hint, { max: MAX })}
            error={over > 0 ? fillIn(form.tooLong, { n: over }) : isSilent && form.silent}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={box}
                lang="vi"
                rows={5}
                value={wish.text}
                onChange={({ target }) => setWish({ ...wish, text: target.value })}
              />
            )}
          </Field>
          <p className="text-right text-cap text-fg-3 num">{fillIn(form.count, { n: count, max: MAX })}</p>
          <Chips label={form.examples}>
            {words.examples.map((example) => (
              <ChipButton
                key={example.label}
                pressed={wish.text === example.text}
                onClick={() => setWish({ ...wish, text: example.text })}
              >
                {example.label}
              </ChipButton>
            ))}
          </Chips>
        </div>
        <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
          <Field id={`${id}voice`} label={form.voice}>
            {(control) => (
              <Select
                {...control}
                value={wish.voice}
                options={voices.map(({ id: value, name, hint }) => ({ value, label: `${name} · ${hint}` }))}
                onChange={({ target }) => {
                  const chosen = voices.find((candidate) => candidate.id === target.value)
                  if (chosen) setWish(withVoice(wish, chosen))
                }}
              />
            )}
          </Field>
          <Field id={`${id}rate`} label={form.rate}>
            {(control) => (
              <Select
                {...control}
                value={String(wish.rate)}
                options={RATES.map((rate) => ({
                  value: String(rate),
                  label: `${rate.toLocaleString(LOCALE_DETAILS[lang].intl)}×`,
                }))}
                onChange={({ target }) => setWish({ ...wish, rate: Number(target.value) })}
              />
            )}
          </Field>
        </div>
        {voice?.language === 'vi' && (
          <StyleFields
            words={words}
            reading={wish.reading}
            onChange={(reading) => setWish({ ...wish, reading })}
          />
        )}
        {captcha.slot}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            type="submit"
            disabled={!isSendable && state.is !== 'making'}
            loading={state.is === 'making'}
            loadingLabel={form.making}
          >
            {form.listen}
          </Button>
          {left && (
            <p className="text-small text-fg-3 num">
              {fillIn(form.left, { n: left.callsLeft, limit: left.limit })}
            </p>
          )}
        </div>
      </form>
      <div className="grid min-w-0 gap-5">
        <div role="status" className="contents">
          {state.is === 'done' && <span className="sr-only">{words.result.ready}</span>}
        </div>
        {problem && (
          <Alert ref={intoView} role="alert" tone="warning" title={problem.title}>
            {problem.text}
            {problem === words.problems.unreachable && <ContactLinks links={ways} />}
          </Alert>
        )}
        {!problem && left?.callsLeft === 0 && (
          <Alert title={words.problems.limit.title}>{words.problems.limit.text}</Alert>
        )}
        {voice?.language === 'en' ? (
          <Alert>{words.reading.english}</Alert>
        ) : (
          <ReadingView pieces={pieces} words={words} />
        )}
        {state.is === 'done' && (
          <SoundRow
            key={state.made.sound.id}
            {...state.made}
            words={words.result}
            labels={labels}
            lang={lang}
          />
        )}
      </div>
    </div>
  )
}
