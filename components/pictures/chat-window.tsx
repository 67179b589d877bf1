import { z } from 'zod'
import { Pill } from './parts/window-parts'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const chatWindowContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  channelsTitle: text,
  channels: texts(4),
  guest: texts(2),
  answer: text,
  card: z.strictObject({ title: text, lines: texts(2), actions: texts(2) }),
  summary: text,
  handover: text,
  agent: text,
})

const counts = [38, 17, 12, 6]

export type ChatWindowProps = { content: z.infer<typeof chatWindowContent> }

export function ChatWindow({ content }: ChatWindowProps) {
  return (
    <Window
      label={content.label}
      product="smartdialog"
      title={content.title}
      state={<Pill look="active">{content.state}</Pill>}
    >
      <div className="flex flex-1">
        <div className="hidden w-44 shrink-0 border-r border-rule p-3 @min-[600px]:block">
          <p className="px-2 pb-2 text-cap text-fg-3">{content.channelsTitle}</p>
          {zip(counts, content.channels).map(([count, channel], i) => (
            <p
              key={channel}
              className={`flex justify-between rounded-xs px-2 py-2 ${i === 0 ? 'bg-hover font-strong' : 'text-fg-2'}`}
            >
              {channel} <span className="text-fg-3 num">{count}</span>
            </p>
          ))}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-2.5 p-4 text-small">
          <Bubble by="guest">{content.guest[0]}</Bubble>
          <Bubble by="bot">{content.answer}</Bubble>
          <OrderCard card={content.card} />
          <Bubble by="guest">{content.guest[1]}</Bubble>
          <p className="my-1 flex items-center gap-3 text-cap whitespace-nowrap text-fg-3">
            <i className="h-px flex-1 bg-rule-strong" />
            {content.handover}
            <i className="h-px flex-1 bg-rule-strong" />
          </p>
          <Bubble by="agent">{content.agent}</Bubble>
        </div>
        <p className="hidden w-56 shrink-0 border-l border-rule p-4 text-fg-2 @min-[840px]:block">
          {content.summary}
        </p>
      </div>
    </Window>
  )
}

const looks = {
  guest: 'self-start bg-sunken',
  bot: 'self-end bg-accent-tint',
  agent: 'self-end bg-primary text-on-primary',
}

function Bubble({ by, children }: { by: keyof typeof looks; children: React.ReactNode }) {
  return (
    <p className={`max-w-[82%] rounded-md px-3 py-2 @min-[600px]:max-w-[70%] ${looks[by]}`}>{children}</p>
  )
}

function OrderCard({ card }: { card: ChatWindowProps['content']['card'] }) {
  return (
    <div className="w-62 max-w-full self-end rounded-md inset-ring inset-ring-rule-strong">
      <div className="px-3 py-2.5">
        <p className="font-strong">{card.title}</p>
        {card.lines.map((line) => (
          <p key={line} className="text-cap text-fg-3">
            {line}
          </p>
        ))}
      </div>
      <div className="grid grid-cols-2 border-t border-rule text-center text-cap font-strong text-accent-text">
        {card.actions.map((action) => (
          <span key={action} className="border-l border-rule py-2 first:border-0">
            {action}
          </span>
        ))}
      </div>
    </div>
  )
}
