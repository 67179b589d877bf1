import { IconCalendarCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Pill } from './parts/window-parts'
import { text, type Since } from './parts/content'
import { Window } from './window'

export const leadCardContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  name: text,
  source: text,
  signed: z.strictObject({ time: text, what: text }),
  called: z.strictObject({ time: text, what: text }),
  answers: z.array(z.strictObject({ name: text, value: text, quote: text })).length(3),
  score: z.strictObject({ name: text, value: text, why: text }),
  visit: z.strictObject({ title: text, time: text }),
})

export type LeadCardProps = { content: z.infer<typeof leadCardContent>; since?: Since }

/** Marks the three answers, then what follows from them. */
export function LeadCard({ content, since = [] }: LeadCardProps) {
  const visit = since[content.answers.length]
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<Pill look="active">{content.state}</Pill>}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule px-4 py-3.5">
        <div>
          <p className="text-h4">{content.name}</p>
          <p className="text-fg-3 num">{content.source}</p>
        </div>
        <div className="flex items-center gap-3 text-cap">
          <p>
            <span className="block font-mono num">{content.signed.time}</span>
            <span className="text-fg-3">{content.signed.what}</span>
          </p>
          <span className="flex w-14 items-center">
            <i className="size-1.5 rounded-full bg-accent-strong" />
            <i className="h-px flex-1 bg-accent-strong" />
            <i className="size-1.5 rounded-full bg-accent-strong" />
          </span>
          <p>
            <span className="block font-mono text-accent-text num">{content.called.time}</span>
            <span className="text-fg-3">{content.called.what}</span>
          </p>
        </div>
      </div>
      <div className="grid flex-1 @min-[520px]:grid-cols-2">
        {content.answers.map((answer, i) => (
          <div
            key={answer.name}
            className="border-b border-rule px-4 py-3.5 @min-[520px]:first:col-span-2 @min-[520px]:nth-2:border-r"
          >
            <p className="text-cap text-fg-3">{answer.name}</p>
            <p data-since={since[i]} className="mt-0.5 rounded-xs text-ui font-strong num">
              {answer.value}
            </p>
            <p data-since={since[i]} className="mt-1.5 border-l-2 border-accent-line pl-2.5 text-fg-2">
              {answer.quote}
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4">
        <div className="min-w-0 flex-1">
          <p className="font-strong">
            {content.score.name} <span className="text-accent-text num">{content.score.value}</span>
          </p>
          <p className="text-fg-2">{content.score.why}</p>
        </div>
        <div
          data-since={visit}
          className="flex w-full items-center gap-3 rounded-xs bg-accent-tint px-4 py-3 text-accent-text @min-[480px]:w-auto"
        >
          <Icon of={IconCalendarCheck} size={20} />
          <p>
            <span className="block text-cap">{content.visit.title}</span>
            <span className="font-strong num">{content.visit.time}</span>
          </p>
        </div>
      </div>
    </Window>
  )
}
