import { z } from 'zod'
import { Dot } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const interviewSlotsContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  head: texts(3),
  slots: texts(4),
  people: z.array(z.strictObject({ name: text, job: text, result: text })).length(6),
  reminder: text,
})

/** Which offered slots a candidate heard, which one they chose, and how the call ended. */
const calls = [
  { offered: [0, 1, 3], chosen: 1, tone: 'answered' },
  { offered: [0, 2, 3], chosen: 0, tone: 'answered' },
  { offered: [0, 1, 2], chosen: -1, tone: 'unanswered' },
  { offered: [1, 2, 3], chosen: 3, tone: 'answered' },
  { offered: [0, 1, 2], chosen: 2, tone: 'answered' },
  { offered: [1, 2, 3], chosen: -1, tone: 'voicemail' },
] as const

const GRID =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 @min-[560px]:grid-cols-[1fr_252px_118px] @min-[720px]:grid-cols-[1fr_304px_136px]'

export type InterviewSlotsProps = { content: z.infer<typeof interviewSlotsContent>; since?: Since }

/** Marks the time the first candidate chooses, and how that call ended. */
export function InterviewSlots({ content, since = [] }: InterviewSlotsProps) {
  const [chosen, ended] = since
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className={`${GRID} border-b border-rule bg-surface py-2.5 text-cap text-fg-3`}>
        <span>{content.head[0]}</span>
        <span className="hidden @min-[560px]:block">{content.head[1]}</span>
        <span>{content.head[2]}</span>
      </div>
      {zip(calls, content.people).map(([call, person], row) => (
        <div key={person.name} className={`${GRID} flex-1 border-b border-rule py-2`}>
          <span className="min-w-0">
            <span className="block truncate font-strong">{person.name}</span>
            <span className="block truncate text-fg-3">{person.job}</span>
          </span>
          <span className="order-last col-span-2 flex gap-1.5 @min-[560px]:order-none @min-[560px]:col-span-1">
            {call.offered.map((slot) => (
              <span
                key={slot}
                className="relative flex-1 rounded-xs py-1 text-center text-cap whitespace-nowrap text-fg-3 num inset-ring inset-ring-rule"
              >
                {content.slots[slot]}
                {slot === call.chosen && (
                  <span
                    data-since={row === 0 ? chosen : undefined}
                    className="absolute inset-0 rounded-xs bg-accent-fill py-1 font-strong text-on-accent-fill"
                  >
                    {content.slots[slot]}
                  </span>
                )}
              </span>
            ))}
          </span>
          <span data-since={row === 0 ? ended : undefined} className="rounded-xs">
            <Dot tone={call.tone}>{person.result}</Dot>
          </span>
        </div>
      ))}
      <p className="px-4 py-2.5 text-cap text-fg-3">{content.reminder}</p>
    </Window>
  )
}
