import { useEffect, useRef } from 'react'
import { MessageLine } from '@/components/form/message-line'
import { Button } from '@/components/ui/button'
import type { Line } from '@/features/dialog/chat-state'
import type { DialogMessages } from '@/features/dialog/messages'
import { languageOfText } from '@/features/dialog/text-language'

export const FRAMES = ['web', 'zalo', 'messenger'] as const
export type Frame = (typeof FRAMES)[number]

// The corners and colours by which people know where they are chatting.
const LOOKS: Record<Frame, Record<Line['by'], string>> = {
  web: {
    visitor: 'rounded-lg bg-primary text-on-primary',
    bot: 'rounded-lg bg-surface',
    agent: 'rounded-lg border border-accent-line bg-raised',
  },
  zalo: {
    visitor: 'rounded-md bg-accent-tint text-accent-text',
    bot: 'rounded-md border border-rule bg-raised',
    agent: 'rounded-md border border-accent-line bg-raised',
  },
  messenger: {
    visitor: 'rounded-3xl bg-primary text-on-primary',
    bot: 'rounded-3xl bg-sunken',
    agent: 'rounded-3xl border border-accent-line bg-raised',
  },
}

type BubbleProps = { line: Line; frame: Frame; who: string; onPick: ((text: string) => void) | null }

const Bubble = ({ line: { by, text, message }, frame, who, onPick }: BubbleProps) => (
  <li className={by === 'visitor' ? 'grid justify-items-end' : 'grid justify-items-start'} data-by={by}>
    <div className={`max-w-[85%] px-4 py-2.5 text-ui wrap-anywhere ${LOOKS[frame][by]}`}>
      <span className={by === 'agent' ? 'block text-cap text-fg-3' : 'sr-only'}>
        {by === 'agent' ? who : `${who}: `}
      </span>
      {by === 'visitor' ? <span lang={languageOfText(text)}>{text}</span> : text}
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

type ChatWindowProps = {
  lines: readonly Line[]
  frame: Frame
  isWaiting: boolean
  /** Whether the buttons of the last line may be pressed. */
  canPick: boolean
  /** Who is written to, or as whom. */
  write: string
  onSay: (text: string) => void
  messages: DialogMessages
}

/** What was said, in the looks of a channel, and the line to say more in. */
export const ChatWindow = (props: ChatWindowProps) => {
  const { lines, frame, isWaiting, canPick, write, onSay, messages } = props
  const { chat } = messages
  const log = useRef<HTMLDivElement>(null)
  const names = { visitor: chat.you, bot: chat.ai, agent: chat.agent }

  useEffect(() => {
    const node = log.current
    if (node) node.scrollTop = node.scrollHeight
  }, [lines.length, isWaiting])

  const pick = (text: string) => {
    // The pressed button goes, and the focus must not go with it.
    log.current?.focus({ preventScroll: true })
    onSay(text)
  }

  return (
    <div className="overflow-clip rounded-lg border border-rule" data-frame={frame}>
      <div ref={log} role="log" aria-label={chat.log} tabIndex={0} className="h-[26rem] overflow-y-auto p-4">
        <ul className="grid gap-3">
          <Bubble
            line={{ by: 'bot', text: chat.start, message: null }}
            frame={frame}
            who={chat.ai}
            onPick={null}
          />
          {lines.map((line, i) => (
            <Bubble
              // Lines are only ever added, so the place is the identity.
              key={i}
              line={line}
              frame={frame}
              who={names[line.by]}
              onPick={canPick && i === lines.length - 1 && !isWaiting ? pick : null}
            />
          ))}
          {isWaiting && <li className="text-small text-fg-3">{chat.typing}</li>}
        </ul>
      </div>
      <MessageLine
        label={write}
        placeholder={write}
        send={chat.send}
        tooLong={messages.errors.tooLong}
        isBusy={isWaiting}
        className="border-t border-rule p-3"
        onSend={onSay}
      />
    </div>
  )
}
