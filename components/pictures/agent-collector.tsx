import { IconClock, IconLockOpen } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Turn } from './parts/window-parts'
import { text, texts, type Since } from './parts/content'
import { Window } from './window'

export const agentCollectorContent = z.strictObject({
  label: text,
  title: text,
  counter: text,
  ai: text,
  customer: text,
  gate: text,
  after: texts(3),
  promise: z.strictObject({ title: text, date: text, amount: text, channel: text, reason: text }),
  hours: text,
  now: text,
})

/** How many calls a file may have in a day, as in the words. */
const CALLS = 5

export type AgentCollectorProps = { content: z.infer<typeof agentCollectorContent>; since?: Since }

/** With a recording beside it, which has the words, only what they lead to. Marks that it is the right person, the amount, the promised day, and what follows from it. */
export function AgentCollector({ content, since = [] }: AgentCollectorProps) {
  const [gate, amount, day, sent] = since
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.now}>
      <p className="flex items-center gap-x-5 border-b border-rule px-4 py-3 text-cap text-fg-2 num">
        {content.counter}
        <span className="flex flex-1 gap-1.5">
          {Array.from({ length: CALLS }, (_, i) => (
            <i
              key={i}
              className={`h-2 flex-1 rounded-full inset-ring inset-ring-field ${i === 0 ? 'bg-accent-strong' : ''}`}
            />
          ))}
        </span>
      </p>
      {since.length > 0 ? (
        <div className="grid flex-1 content-center gap-6 px-4 py-6">
          <div className="flex items-center gap-3">
            <span className="font-strong text-accent-text">{content.ai}</span>
            <i className="h-0.5 flex-1 bg-accent-line" />
            <span className="grid size-16 place-items-center rounded-full bg-accent-fill text-on-accent-fill">
              <Icon of={IconLockOpen} size={36} />
            </span>
            <i className="h-0.5 flex-1 bg-accent-line" />
            <span className="font-strong">{content.customer}</span>
          </div>
          <p data-since={gate} className="rounded-xs text-center text-h4 text-accent-text">
            {content.gate}
          </p>
        </div>
      ) : (
        <div className="grid content-start gap-2.5 px-4 py-4">
          <p className="my-1 flex items-center gap-2.5 rounded-xs text-cap font-strong text-accent-text">
            <Icon of={IconLockOpen} size={16} />
            {content.gate}
            <i className="h-px flex-1 bg-accent-line" />
          </p>
          {content.after.map((turn, i) => (
            <Turn key={turn} who={i % 2 ? content.customer : content.ai} agent={i % 2 === 0}>
              {turn}
            </Turn>
          ))}
        </div>
      )}
      <div className="mx-4 mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xs bg-accent-tint px-4 py-3">
        <span data-since={day} className="rounded-xs text-h4 text-accent-text num">
          {content.promise.date}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-strong">{content.promise.title}</span>
          <span className="block text-fg-2">{content.promise.reason}</span>
        </span>
        <span className="flex w-full justify-between @min-[420px]:block @min-[420px]:w-auto @min-[420px]:text-right">
          <span data-since={amount} className="rounded-xs font-strong num @min-[420px]:block">
            {content.promise.amount}
          </span>
          <span data-since={sent} className="block rounded-xs text-fg-2">
            {content.promise.channel}
          </span>
        </span>
      </div>
      <div className="px-4 pt-4 pb-4">
        <p className="flex items-center gap-1.5 text-cap text-fg-3">
          <Icon of={IconClock} size={16} />
          {content.hours}
        </p>
        <span className="relative mt-3 block h-2 rounded-full inset-ring inset-ring-field">
          <i className="absolute inset-y-0 right-[12.5%] left-[29.2%] rounded-full bg-accent-strong" />
          <i className="absolute -inset-y-1.5 left-[43.5%] w-0.5 bg-fg ring-2 ring-raised" />
        </span>
      </div>
    </Window>
  )
}
