import { IconPhoneCall } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const promiseCalendarContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  weekdays: texts(7),
  kinds: z.strictObject({ kept: text, waiting: text, late: text }),
  day: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ name: text, amount: text, note: text })).length(3),
  }),
  call: z.strictObject({ title: text, ai: text, customer: text, turns: texts(2) }),
})

const FIRST = 23
const NOVEMBER = 30
const TODAY = 5
const PICKED = 8
const counts = [
  [31, 0, 4],
  [27, 0, 6],
  [34, 0, 3],
  [22, 0, 5],
  [29, 0, 2],
  [9, 12, 0],
  [0, 7, 0],
  [0, 24, 0],
  [0, 41, 0],
  [0, 38, 0],
  [0, 19, 0],
  [0, 26, 0],
  [0, 11, 0],
  [0, 3, 0],
  [0, 17, 0],
  [0, 14, 0],
  [0, 33, 0],
  [0, 12, 0],
  [0, 9, 0],
  [0, 4, 0],
  [0, 1, 0],
] as const
const kinds = ['kept', 'waiting', 'late'] as const
const fills = {
  kept: 'bg-accent',
  waiting: 'bg-accent-line inset-ring inset-ring-accent-strong',
  // By more than its colour.
  late: 'bg-[repeating-linear-gradient(135deg,var(--amber-500)_0_2px,transparent_2px_4px)] inset-ring inset-ring-(--amber-500)',
}

export type PromiseCalendarProps = { content: z.infer<typeof promiseCalendarContent>; since?: Since }

/** Marks the amount, the day it is due, and the promise. */
export function PromiseCalendar({ content, since = [] }: PromiseCalendarProps) {
  const [amount, due, promised] = since
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_188px] @min-[640px]:grid-cols-[1fr_240px]">
        <div className="flex flex-col p-4">
          <p className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-cap text-fg-2">
            {kinds.map((kind) => (
              <span key={kind} className="flex items-center gap-1.5">
                <i className={`size-2 rounded-[2px] ${fills[kind]}`} />
                {content.kinds[kind]}
              </span>
            ))}
          </p>
          <div className="grid flex-1 auto-rows-[minmax(84px,1fr)] grid-cols-7 grid-rows-[24px] border-l border-rule">
            {content.weekdays.map((weekday) => (
              <span
                key={weekday}
                className="flex items-center border-y border-r border-rule pl-2 text-cap text-fg-3"
              >
                {weekday}
              </span>
            ))}
            {counts.map((day, i) => (
              <Day
                key={i}
                index={i}
                values={day}

                since={i === PICKED ? due : undefined}
              />
            ))}
          </div>
        </div>
        <div className="flex flex-col border-t border-rule @min-[520px]:border-t-0 @min-[520px]:border-l">
          <p className="px-4 pt-4 pb-1 font-strong">{content.day.title}</p>
          {content.day.rows.map((row, i) => (
            <p
              key={row.name}
              className={`grid grid-cols-[1fr_auto] gap-x-3 border-b border-rule px-4 py-3 ${i === 0 ? 'bg-accent-tint' : ''}`}
            >
              <span className="num">{row.name}</span>
              <span data-since={i === 0 ? amount : undefined} className="rounded-xs font-strong num">
                {row.amount}
              </span>
              <span data-since={i === 0 ? promised : undefined} className="col-span-2 rounded-xs text-fg-3">
                {row.note}
              </span>
            </p>
          ))}
          <div className="grid flex-1 content-center gap-2 bg-surface p-4">
            <p className="flex items-center gap-2 text-cap font-strong text-accent-text">
              <Icon of={IconPhoneCall} size={16} />
              {content.call.title}
            </p>
            {content.call.turns.map((turn, i) => (
              <p key={turn} data-since={i ? promised : amount} className="rounded-xs">
                <span className={`block text-cap font-strong ${i ? 'text-fg-3' : 'text-accent-text'}`}>
                  {i ? content.call.customer : content.call.ai}
                </span>
                {turn}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Window>
  )
}

type DayProps = { index: number; values: readonly number[]; since: number | undefined }

function Day({ index, values, since }: DayProps) {
  const date = FIRST + index
  const look = index < TODAY ? 'bg-surface' : ''
  return (
    <div className={`relative flex flex-col justify-between border-r border-b border-rule p-2 num ${look}`}>
      {index === PICKED && (
        <i data-since={since} className="absolute inset-0 inset-ring-2 inset-ring-accent-strong" />
      )}
      <span
        className={`text-cap ${index === TODAY ? '-m-0.5 grid size-6 place-items-center rounded-full bg-primary text-on-primary' : 'text-fg-3'}`}
      >
        {date === NOVEMBER + 1 ? '1/12' : date > NOVEMBER ? date - NOVEMBER : date}
      </span>
      <span>
        <span className="block pb-1 text-small font-strong">
          {values.reduce((sum, value) => sum + value, 0)}
        </span>
        <span className="flex h-1.5 gap-px">
          {zip(kinds, values).map(
            ([kind, value]) =>
              value > 0 && (
                <i
                  key={kind}
                  className={`min-w-1.25 rounded-[2px] ${fills[kind]}`}
                  style={{ width: `${(value / 41) * 100}%` }}
                />
              ),
          )}
        </span>
      </span>
    </div>
  )
}
