import { IconPhoneCall, IconPhoneOff, IconUserCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

export const premiumMarksContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  due: text,
  marks: z.array(z.strictObject({ name: text, date: text, tone: text, said: text, result: text })).length(3),
  task: z.strictObject({ title: text, text, who: text }),
})

/** Each call stands over the middle of its column; the due day comes three days after the second and one before the third. */
const places = [16.67, 50, 83.33] as const
const DUE = 75
const icons = [IconPhoneCall, IconPhoneCall, IconPhoneOff]
const looks = [
  'bg-raised text-fg-3 inset-ring inset-ring-rule-strong',
  'bg-accent-fill text-on-accent-fill',
  'border border-dashed border-field text-fg-3',
] as const

export type PremiumMarksProps = { content: z.infer<typeof premiumMarksContent>; since?: Since }

/** Marks the day that is promised, the task it leaves for the adviser, and the call that is no longer made. */
export function PremiumMarks({ content, since = [] }: PremiumMarksProps) {
  const [day, task, off] = since
  const results = [undefined, day, off]
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="pt-12 pb-2">
        <div className="relative h-12">
          <i className="absolute inset-x-0 top-4 h-0.5 bg-rule-strong" />
          <i className="absolute top-4 left-0 h-0.5 bg-accent-strong" style={{ width: `${places[1]}%` }} />
          <span className="absolute -top-4 bottom-4 w-px bg-(--amber-500)" style={{ left: `${DUE}%` }}>
            <span className="absolute -top-6 left-1/2 -translate-x-1/2 text-cap font-strong whitespace-nowrap text-warning num">
              {content.due}
            </span>
          </span>
          {/* The first way is the longer one: the line is broken there. */}
          <i
            className="absolute top-[11px] h-3 w-1.5 -translate-x-1/2 -skew-x-12 border-x-2 border-accent-strong bg-raised"
            style={{ left: `${(places[0] + places[1]) / 2}%` }}
          />
          {zip(places, content.marks).map(([place, mark], i) => (
            <span
              key={mark.name}
              className="absolute top-0 -translate-x-1/2 text-center"
              style={{ left: `${place}%` }}
            >
              <span className={`mx-auto grid size-8 place-items-center rounded-full ${looks[i] ?? ''}`}>
                <Icon of={icons[i] ?? IconPhoneCall} size={16} />
              </span>
            </span>
          ))}
        </div>
      </div>
      <ol className="grid flex-1 border-t border-rule @min-[520px]:grid-cols-3">
        {content.marks.map(({ name, date, tone, said, result }, i) => (
          <li
            key={name}
            className={`flex flex-col gap-2 border-rule p-4 not-first:border-t @min-[520px]:not-first:border-t-0 @min-[520px]:not-first:border-l ${i === 1 ? 'bg-accent-tint' : ''}`}
          >
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-h4 num">{name}</span>
              <span className="text-cap text-fg-3 num">{date}</span>
            </p>
            <p className="font-strong">{tone}</p>
            <p className="text-fg-2">{said}</p>
            <p
              data-since={results[i]}
              className={`mt-auto rounded-xs pt-2 ${i === 1 ? 'font-strong text-accent-text' : 'text-fg-3'}`}
            >
              {result}
            </p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule bg-surface px-4 py-3">
        <Icon of={IconUserCheck} size={20} className="text-accent-text" />
        <span data-since={task} className="min-w-0 flex-1 rounded-xs">
          <span className="block font-strong">{content.task.title}</span>
          <span className="block text-fg-2">{content.task.text}</span>
        </span>
        <span className="text-cap text-fg-3">{content.task.who}</span>
      </p>
    </Window>
  )
}
