'use client'

import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { MessageLine } from '@/components/form/message-line'
import { Button, Spinner } from '@/components/ui/button'
import { Chips } from '@/components/ui/chips'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/features/pages/assistant/answer'
import { AnswerText } from '@/features/pages/assistant/answer-text'
import type { Assistant } from '@/features/pages/assistant/assistant'
import { DIALOG_MAX_CHARACTERS } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

/** What was asked, and what was answered once it is there. */
export type Turn = { asked: string; answer: Answer | null }

type AssistantDialogProps = {
  lang: Locale
  answer: (text: string) => Promise<Answer>
  assistant: Assistant
  /** What was said before. */
  before: readonly Turn[]
  onClose: (turns: readonly Turn[]) => void
}

// On a phone the keyboard would cover what there is to choose from.
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** The assistant of the site over the page; Escape, the cross, a press beside it and a link in it close it. */
export const AssistantDialog = ({ lang, answer, assistant, before, onClose }: AssistantDialogProps) => {
  const { messages } = assistant
  const [turns, setTurns] = useState(before)
  const dialog = useRef<HTMLDialogElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
    if (hasKeyboard()) field.current?.focus()
  }, [])
  useEffect(() => {
    // What was asked last stands on top, so that its answer is read from its beginning.
    const last = log.current?.querySelector<HTMLElement>('[data-turn]:last-child')
    if (last) log.current?.scrollTo({ top: last.offsetTop })
  }, [turns])

  const ask = async (asked: string) => {
    const turn: Turn = { asked, answer: null }
    setTurns((before) => [...before, turn])
    const given = await answer(asked)
    setTurns((before) => before.map((other) => (other === turn ? { asked, answer: given } : other)))
  }

  return (
    <dialog
      ref={dialog}
      className="dialog assistant-dialog"
      aria-labelledby={`${id}title`}
      onClose={() => onClose(turns.filter((turn) => turn.answer))}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          currentTarget.close()
      }}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between gap-4 border-b border-rule py-2 pr-2 pl-4">
          <h2 id={`${id}title`} className="text-h4">
            {messages.title}
          </h2>
          <button
            type="button"
            aria-label={messages.close}
            onClick={() => dialog.current?.close()}
            className="icon-button"
          >
            <Icon of={IconX} />
          </button>
        </div>
        <div
          ref={log}
          role="log"
          aria-label={messages.log}
          tabIndex={0}
          className="relative overflow-y-auto overscroll-contain p-4"
        >
          <p className="rounded-lg bg-surface px-4 py-3 text-ui">{messages.start}</p>
          <Chips label={messages.starters.label} className="mt-3">
            {messages.starters.list.map((starter) => (
              <Button key={starter} variant="secondary" onClick={() => ask(starter)}>
                {starter}
              </Button>
            ))}
          </Chips>
          {turns.map(({ asked, answer: given }, at) => (
            // Turns are only ever added, so the place is the identity.
            <div key={at} data-turn className="grid gap-3 pt-4">
              <p className="ml-auto max-w-[85%] rounded-lg bg-primary px-4 py-2.5 text-ui wrap-anywhere text-on-primary">
                <span className="sr-only">{messages.you}: </span>
                {asked}
              </p>
              {given ? (
                <AnswerText
                  lang={lang}
                  answer={given}
                  assistant={assistant}
                  asked={turns.slice(0, at + 1).map((turn) => turn.asked)}
                />
              ) : (
                <Spinner className="px-4 py-3" />
              )}
            </div>
          ))}
        </div>
        <MessageLine
          label={messages.label}
          placeholder={messages.placeholder}
          send={messages.send}
          tooLong={fillIn(messages.tooLong, { max: DIALOG_MAX_CHARACTERS })}
          field={field}
          className="border-t border-rule p-3"
          onSend={ask}
        />
      </div>
    </dialog>
  )
}
