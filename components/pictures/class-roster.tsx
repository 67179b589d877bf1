import { z } from 'zod'
import { Pill } from './parts/window-parts'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

export const classRosterContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  board: text,
  states: z.strictObject({ present: text, excused: text, calling: text, unanswered: text }),
  calls: z.array(z.strictObject({ pupil: text, said: text, state: text })).length(4),
  rule: text,
})

const SEATS = 36
const seatOf = (seat: number) =>
  seat === 15 ? 'calling' : seat === 22 ? 'unanswered' : seat === 8 || seat === 29 ? 'excused' : 'present'
const states = ['present', 'excused', 'calling', 'unanswered'] as const
const looks = {
  present: 'bg-sunken inset-ring inset-ring-field',
  excused: 'bg-accent-fill',
  calling: 'inset-ring-2 inset-ring-accent-strong',
  unanswered: 'bg-(--amber-500)',
}
const pills = ['plain', 'active', 'warning', 'plain'] as const

/** The seat the call is about. */
const ASKED = 8

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
          <p className="mx-auto mb-4 w-2/3 rounded-xs border-b-2 border-rule-strong pb-1 text-center text-tag text-fg-3">
            {content.board}
          </p>
          <div className="grid flex-1 auto-rows-[minmax(26px,1fr)] grid-cols-6 gap-1.5">
            {Array.from({ length: SEATS }, (_, place) => (
              <i
                key={place}
                className={`relative rounded-xs ${looks[seatOf(place)]} ${place % 2 ? 'mr-1.5' : 'ml-1.5'}`}
              >
                {place === ASKED && since.length > 0 && (
                  <>
                    <i className={`until absolute inset-0 rounded-xs ${looks.present}`} />
                    <i data-since={seat} className="absolute inset-0 rounded-xs bg-accent-fill" />
                  </>
                )}
              </i>
            ))}
          </div>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1 text-tag text-fg-2">
            {states.map((state) => (
              <li key={state} className="flex items-center gap-1.5">
                <i className={`size-2.5 shrink-0 rounded-[2px] ${looks[state]}`} />
                {content.states[state]}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col">
          {zip(pills, content.calls).map(([look, call], i) => (
            <div
              key={call.pupil}
              className="flex flex-1 flex-col justify-center border-b border-rule px-4 py-3"
            >
              <p className="flex items-center justify-between gap-3">
                <span className="truncate font-strong">{call.pupil}</span>
                <span data-since={i === 0 ? noted : undefined} className="rounded-full">
                  <Pill look={look}>{call.state}</Pill>
                </span>
              </p>
              <p data-since={i === 0 ? said : undefined} className="mt-1 rounded-xs text-fg-2">
                {call.said}
              </p>
            </div>
          ))}
          <p className="px-4 py-3 text-tag text-fg-3">{content.rule}</p>
        </div>
      </div>
    </Window>
  )
}
