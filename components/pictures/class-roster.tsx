import { z } from 'zod'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

export const classRosterContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  board: text,
  states: z.strictObject({ present: text, excused: text, late: text, calling: text, unanswered: text }),
  calls: z.array(z.strictObject({ pupil: text, said: text })).length(4),
  rule: text,
})

const SEATS = 36
const states = ['present', 'excused', 'late', 'calling', 'unanswered'] as const
const looks = {
  present: 'bg-sunken inset-ring inset-ring-field',
  excused: 'bg-accent-fill text-on-accent-fill',
  late: 'bg-warning-tint text-warning inset-ring-2 inset-ring-(--amber-500)',
  calling: 'bg-raised text-accent-text inset-ring-2 inset-ring-accent-strong',
  unanswered: 'bg-(--amber-500) text-on-accent-fill',
}
/** The empty seats, in the order of the calls; the first is the one the recorded call is about. */
const empty = [
  { seat: 8, state: 'excused' },
  { seat: 15, state: 'calling' },
  { seat: 22, state: 'unanswered' },
  { seat: 29, state: 'late' },
] as const

export type ClassRosterProps = { content: z.infer<typeof classRosterContent>; since?: Since }

/** Marks the empty seat, what the parent says, and what is noted. */
export function ClassRoster({ content, since = [] }: ClassRosterProps) {
  const [seat, said, noted] = since
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<span className="num">{content.state}</span>}
    >
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1.25fr]">
        <div className="flex flex-col border-rule p-4 @min-[520px]:border-r">
          <p className="mx-auto mb-4 w-2/3 rounded-xs border-b-2 border-rule-strong pb-1 text-center text-cap text-fg-3">
            {content.board}
          </p>
          <div className="grid flex-1 auto-rows-[minmax(26px,1fr)] grid-cols-6 gap-1.5">
            {Array.from({ length: SEATS }, (_, place) => {
              const number = empty.findIndex(({ seat }) => seat === place)
              const side = place % 2 ? 'mr-1.5' : 'ml-1.5'
              return number < 0 ? (
                <i key={place} className={`rounded-xs ${looks.present} ${side}`} />
              ) : (
                <span key={place} className={`relative ${side}`}>
                  {number === 0 && <i className={`until absolute inset-0 rounded-xs ${looks.present}`} />}
                  <Seat number={number} since={number === 0 ? seat : undefined} className="size-full" />
                </span>
              )
            })}
          </div>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1 text-cap text-fg-2">
            {states.map((state) => (
              <li key={state} className="flex items-center gap-1.5">
                <i className={`size-2.5 shrink-0 rounded-[2px] ${looks[state]}`} />
                {content.states[state]}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col">
          {zip(empty, content.calls).map(([{ state }, call], i) => (
            <div
              key={call.pupil}
              className="flex flex-1 flex-col justify-center border-b border-rule px-4 py-3"
            >
              <p className="grid grid-cols-[26px_1fr_auto] items-center gap-3">
                <Seat number={i} className="h-5.5" />
                <span className="font-strong">{call.pupil}</span>
                <span data-since={i === 0 ? noted : undefined} className="rounded-xs text-cap text-fg-2">
                  {content.states[state]}
                </span>
              </p>
              <p data-since={i === 0 ? said : undefined} className="mt-1 ml-9.5 rounded-xs text-fg-2">
                {call.said}
              </p>
            </div>
          ))}
          <p className="px-4 py-3 text-cap text-fg-3">{content.rule}</p>
        </div>
      </div>
    </Window>
  )
}

type SeatProps = { number: number; since?: number | undefined; className: string }

/** An empty seat in the colour of its state, with the number it has in the list. */
const Seat = ({ number, since, className }: SeatProps) => (
  <span
    data-since={since}
    className={`grid place-items-center rounded-xs text-tag font-semibold num ${looks[empty[number]?.state ?? 'present']} ${className}`}
  >
    {number + 1}
  </span>
)
