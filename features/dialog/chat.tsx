'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Segmented } from '@/components/ui/segmented'
import { ChatDesk } from '@/features/dialog/chat-desk'
import { transcriptOf, type Line } from '@/features/dialog/chat-state'
import type { DialogMessages } from '@/features/dialog/messages'
import { useTalk } from '@/features/dialog/use-talk'
import { BOTS, DIALOG_MAX_CHARACTERS, type BotId } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

const FRAMES = ['web', 'zalo', 'messenger'] as const
type Frame = (typeof FRAMES)[number]

// The corners and colours by which people know where they are chatting.
const LOOKS: Record<Frame, { visitor: string; bot: string }> = {
  web: { visitor: 'rounded-lg bg-primary text-on-primary', bot: 'rounded-lg bg-surface' },
  zalo: {
    visitor: 'rounded-md bg-accent-tint text-accent-text',
    bot: 'rounded-md border border-rule bg-raised',
  },
  messenger: { visitor: 'rounded-3xl bg-primary text-on-primary', bot: 'rounded-3xl bg-sunken' },
}

type BubbleProps = { line: Line; frame: Frame; who: string; onPick: ((text: string) => void) | null }

const Bubble = ({ line: { by, text, message }, frame, who, onPick }: BubbleProps) => (
  <li className={by === 'visitor' ? 'grid justify-items-end' : 'grid justify-items-start'} data-by={by}>
    <div className={`max-w-[85%] px-4 py-2.5 text-ui wrap-anywhere ${LOOKS[frame][by]}`}>
      <span className="sr-only">{who}: </span>
      {text}
      {message && message.card.length > 0 && (
        <dl className="mt-2 border-t border-rule pt-2 text-small">
          {message.card.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 py-0.5">
              <dt className="text-fg-3">{label}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
    {message && onPick && message.buttons.length > 0 && (
      <div className="mt-2 flex flex-wrap gap-2">
        {message.buttons.map((button) => (
          <Button key={button} variant="secondary" onClick={() => onPick(button)}>
            {button}
          </Button>
        ))}
      </div>
    )}
  </li>
)

type ChatProps = { lang: Locale; messages: DialogMessages; contactHref: string }

/** A conversation with one of the sample bots, in the frame of a channel, with the record and the agent's desk beside it. */
export const Chat = ({ lang, messages, contactHref }: ChatProps) => {
  const { chat } = messages
  const id = useId()
  const [bot, setBot] = useState<BotId>('clinic')
  const [frame, setFrame] = useState<Frame>('web')
  const [typed, setTyped] = useState('')
  const { talk, isWaiting, error, say, restart } = useTalk(bot, lang)
  const log = useRef<HTMLDivElement>(null)
  const names = { visitor: chat.you, bot: chat.ai }

  useEffect(() => {
    const node = log.current
    if (node) node.scrollTop = node.scrollHeight
  }, [talk.lines.length, isWaiting])

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([transcriptOf(talk.lines, names)], { type: 'text/plain' }))
    link.download = `smartdialog-${bot}.txt`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className="grid gap-8" data-dialog="chat">
      <div className="grid gap-4 sm:grid-cols-2">
        <Segmented
          label={messages.bot}
          name="chat-bot"
          value={bot}
          options={BOTS.map((value) => ({ value, label: messages.bots[value] }))}
          onChange={({ target }) => {
            const next = BOTS.find((other) => other === target.value)
            if (!next) return
            setBot(next)
            restart()
          }}
        />
        <Segmented
          label={chat.frame}
          name="chat-frame"
          value={frame}
          options={FRAMES.map((value) => ({ value, label: chat[value] }))}
          onChange={({ target }) => setFrame(FRAMES.find((other) => other === target.value) ?? 'web')}
        />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="overflow-clip rounded-lg border border-rule" data-frame={frame}>
          <div
            ref={log}
            role="log"
            aria-label={chat.log}
            tabIndex={0}
            className="h-[26rem] overflow-y-auto p-4"
          >
            <ul className="grid gap-3">
              <Bubble
                line={{ by: 'bot', text: chat.start, message: null }}
                frame={frame}
                who={chat.ai}
                onPick={null}
              />
              {talk.lines.map((line, i) => (
                <Bubble
                  // Lines are only ever added, so the place is the identity.
                  key={i}
                  line={line}
                  frame={frame}
                  who={names[line.by]}
                  onPick={i === talk.lines.length - 1 && !isWaiting ? (text) => void say(text) : null}
                />
              ))}
              {isWaiting && <li className="text-small text-fg-3">{chat.typing}</li>}
            </ul>
          </div>
          <form
            className="flex gap-2 border-t border-rule p-3"
            onSubmit={(event) => {
              event.preventDefault()
              void say(typed)
              setTyped('')
            }}
          >
            <label htmlFor={`${id}say`} className="sr-only">
              {chat.write}
            </label>
            <Input
              id={`${id}say`}
              value={typed}
              maxLength={DIALOG_MAX_CHARACTERS}
              placeholder={chat.write}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" disabled={typed.trim() === '' || isWaiting}>
              {chat.send}
            </Button>
          </form>
        </div>
        <div className="grid gap-5">
          {error && (
            <Alert tone="warning" role="alert" data-error={error}>
              {messages.errors[error]}
            </Alert>
          )}
          <ChatDesk talk={talk} messages={messages} contactHref={contactHref} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={talk.lines.length === 0} onClick={download}>
              {chat.download}
            </Button>
            <Button variant="secondary" disabled={talk.lines.length === 0} onClick={restart}>
              {chat.restart}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
