'use client'

import { useEffect, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ChipButton, Chips } from '@/components/ui/chips'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Segmented } from '@/components/ui/segmented'
import { LabResult } from '@/features/dialog/lab-result'
import type { DialogMessages } from '@/features/dialog/messages'
import { languageOfText } from '@/features/dialog/text-language'
import { ThresholdPair } from '@/features/dialog/thresholds'
import { useUnderstood } from '@/features/dialog/use-understood'
import { BOTS, DIALOG_MAX_CHARACTERS, type BotId } from '@/lib/contract/enums'
import type { Thresholds } from '@/lib/domain/dialog/decide'
import { makeHard } from '@/lib/domain/dialog/make-hard'
import { charactersOf } from '@/lib/domain/plain-text'
import { fillIn } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'

type LabProps = { lang: Locale; messages: DialogMessages }

const START: Thresholds = { reply: 0.6, suggest: 0.3 }

/** What the address asks for: a bot and a sentence. */
const asked = (messages: DialogMessages): { bot: BotId; text: string } => {
  const query = new URLSearchParams(window.location.search)
  const bot = BOTS.find((id) => id === query.get('bot')) ?? 'clinic'
  return { bot, text: query.get('say')?.slice(0, DIALOG_MAX_CHARACTERS) || (messages.samples[bot][0] ?? '') }
}

type SentenceProps = {
  label: string
  text: string
  onChange: (text: string) => void
  bot: BotId
  thresholds: Thresholds
} & LabProps

const Sentence = ({ label, text, onChange, bot, thresholds, lang, messages }: SentenceProps) => {
  const id = useId()
  const { result, error } = useUnderstood(bot, lang, text)
  const isTooLong = charactersOf(text.trim()) > DIALOG_MAX_CHARACTERS
  return (
    <div className="@container grid min-w-0 content-start gap-6">
      <Field
        id={id}
        label={label}
        hint={fillIn(messages.lab.hint, { max: DIALOG_MAX_CHARACTERS })}
        error={isTooLong && messages.errors.tooLong}
      >
        {(control) => (
          <Textarea
            {...control}
            lang={languageOfText(text)}
            rows={2}
            className="field-sizing-content min-h-20 text-h4 leading-snug"
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div>
        <Button variant="secondary" onClick={() => onChange(makeHard(text))}>
          {messages.lab.hard}
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-6">
        {error && (
          <Alert tone="warning" data-error={error}>
            {messages.errors[error]}
          </Alert>
        )}
        {result && text.trim() !== '' && !isTooLong && (
          <LabResult result={result} thresholds={thresholds} messages={messages} lang={lang} />
        )}
      </div>
    </div>
  )
}

/** Type or pick a sentence and see what a bot makes of it; the address holds the sentence. */
export const Lab = ({ lang, messages }: LabProps) => {
  const [{ bot, text }, setAsked] = useState(() => asked(messages))
  const [second, setSecond] = useState<string | null>(null)
  const [thresholds, setThresholds] = useState(START)
  const query = new URLSearchParams({ bot, say: text })
  const address = `?${query.toString()}#lab`

  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', address), 500)
    return () => clearTimeout(timer)
  }, [address])

  const one = { bot, thresholds, lang, messages }
  return (
    <div className="grid gap-8" data-dialog="lab">
      <div className="grid items-end gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Segmented
          label={messages.bot}
          name="lab-bot"
          value={bot}
          options={BOTS.map((value) => ({ value, label: messages.bots[value] }))}
          onChange={({ target }) => {
            const next = BOTS.find((id) => id === target.value)
            if (next) setAsked({ bot: next, text: messages.samples[next][0] ?? '' })
          }}
        />
        <ThresholdPair thresholds={thresholds} onChange={setThresholds} labels={messages.lab} />
      </div>
      <Chips label={messages.lab.examples}>
        {messages.samples[bot].map((sample) => (
          <ChipButton
            key={sample}
            lang={languageOfText(sample)}
            className="whitespace-normal"
            pressed={text === sample}
            onClick={() => setAsked({ bot, text: sample })}
          >
            {sample}
          </ChipButton>
        ))}
      </Chips>
      <div className={second === null ? 'grid' : 'grid gap-10 lg:grid-cols-2'}>
        <Sentence
          {...one}
          label={messages.lab.text}
          text={text}
          onChange={(next) => setAsked({ bot, text: next })}
        />
        {second !== null && (
          <Sentence {...one} label={messages.lab.second} text={second} onChange={setSecond} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-pressed={second !== null}
          onClick={() => setSecond(second === null ? makeHard(text) : null)}
        >
          {messages.lab.compare}
        </Button>
        <CopyButton
          text={`${window.location.origin}${window.location.pathname}${address}`}
          label={messages.lab.share}
          copiedLabel={messages.lab.shared}
          className="inline-flex min-h-11 items-center gap-2 text-small font-strong text-accent-text"
        />
      </div>
      <p className="max-w-[72ch] text-cap text-fg-3">{messages.lab.note}</p>
    </div>
  )
}
