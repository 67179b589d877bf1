import { Fragment } from 'react'
import { IconPhoneCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

export const scheduleBoardContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  rooms: z.array(z.strictObject({ day: text, room: text })).length(4),
  /** What ticked, amber and outlined visits are. */
  legend: z.strictObject({ confirmed: text, freed: text, waiting: text }),
  called: z.strictObject({ name: text, note: text }),
  visits: z.array(z.strictObject({ name: text, note: text, heard: text.optional() })).length(12),
})

const hours = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00']
/** Room, first half hour, length in half hours. */
const bookings = [
  { room: 0, from: 0, size: 1, look: 'confirmed' },
  { room: 0, from: 1, size: 2, look: 'confirmed' },
  { room: 0, from: 4, size: 1, look: 'waiting' },
  { room: 1, from: 0, size: 2, look: 'confirmed' },
  { room: 1, from: 2, size: 1, look: 'freed' },
  { room: 1, from: 3, size: 1, look: 'confirmed' },
  { room: 1, from: 4, size: 2, look: 'confirmed' },
  { room: 2, from: 1, size: 1, look: 'confirmed' },
  { room: 2, from: 2, size: 2, look: 'confirmed' },
  { room: 2, from: 5, size: 2, look: 'confirmed' },
  { room: 3, from: 0, size: 1, look: 'confirmed' },
  { room: 3, from: 4, size: 2, look: 'waiting' },
] as const

/** Who stood in the free slot until the call. */
const CALLED = { room: 1, from: 2, size: 1, look: 'waiting' } as const

/** The visit that the call moves. */
const MOVED = bookings[10]

const looks = {
  confirmed: 'rounded-r-xs border-l-3 border-accent bg-accent-tint pl-[5px]',
  freed: 'rounded-r-xs border-l-3 border-(--amber-500) bg-warning-tint pl-[5px] text-warning',
  waiting: 'rounded-xs bg-raised pl-2 text-fg-2 inset-ring inset-ring-field',
}

export type ScheduleBoardProps = { content: z.infer<typeof scheduleBoardContent>; since?: Since }

/** Marks the visit that becomes free, and the one it moves to. */
export function ScheduleBoard({ content, since = [] }: ScheduleBoardProps) {
  const [freed, moved] = since
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="flex flex-1">
        <div className="flex w-16 shrink-0 flex-col pt-12">
          {hours.map((hour) => (
            <span
              key={hour}
              className="min-h-13 flex-1 border-t border-rule pt-1 pl-4 font-mono text-tag text-fg-3"
            >
              {hour}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1 overflow-clip">
          <div className="grid h-full grid-cols-2 @min-[520px]:grid-cols-4">
            {content.rooms.map(({ day, room }, i) => (
              <div
                key={day + room}
                className={`flex flex-col border-l border-rule ${i % 2 ? '' : '@max-[519px]:hidden'}`}
              >
                <p className="flex h-12 shrink-0 flex-col justify-center px-3 text-cap leading-snug">
                  <span className="text-fg-3">{day}</span>
                  <span className="font-strong">{room}</span>
                </p>
                <div className="relative flex-1 border-t border-rule bg-[linear-gradient(to_top,var(--rule)_1px,transparent_0)] bg-[length:100%_calc(100%/7)]">
                  {zip(bookings, content.visits).map(
                    ([place, visit]) =>
                      place.room === i && (
                        <Fragment key={visit.name + visit.note}>
                          {place.look === 'freed' && <Visit place={CALLED} visit={content.called} isBefore />}
                          <Visit
                            place={place}
                            visit={visit}
                            since={place.look === 'freed' ? freed : place === MOVED ? moved : undefined}
                          />
                        </Fragment>
                      ),
                  )}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-rule px-4 py-2.5 text-cap text-fg-2">
        {(['confirmed', 'freed', 'waiting'] as const).map((look) => (
          <li key={look} className="flex items-center gap-2">
            <i className={`grid h-5 w-8 shrink-0 place-items-center ${looks[look]} pl-0`}>
              {look === 'confirmed' && <Icon of={IconPhoneCheck} size={16} className="text-accent-text" />}
            </i>
            {content.legend[look]}
          </li>
        ))}
      </ul>
    </Window>
  )
}

type VisitProps = {
  place: (typeof bookings)[number] | typeof CALLED
  visit: ScheduleBoardProps['content']['visits'][number] | ScheduleBoardProps['content']['called']
  since?: number | undefined
  isBefore?: boolean
}

function Visit({ place, visit, since, isBefore = false }: VisitProps) {
  const unit = 100 / hours.length
  return (
    <div
      data-since={since}
      className={`absolute inset-x-1 ${isBefore ? 'until' : 'flex flex-col'} overflow-clip py-1.5 pr-1 leading-snug ${looks[place.look]}`}
      style={{ top: `calc(${place.from * unit}% + 3px)`, height: `calc(${place.size * unit}% - 6px)` }}
    >
      <span className="flex items-center gap-1 font-strong">
        <span className="truncate">{visit.name}</span>
        {place.look === 'confirmed' && (
          <Icon of={IconPhoneCheck} size={16} className="ml-auto text-accent-text" />
        )}
      </span>
      <span className={place.size > 1 ? 'text-tag' : 'truncate text-tag'}>{visit.note}</span>
      {'heard' in visit && visit.heard && (
        <span className="mt-auto text-cap text-accent-text num">{visit.heard}</span>
      )}
    </div>
  )
}
