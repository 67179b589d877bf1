import { z } from 'zod'
import { Pill } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const classReachContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  years: texts(2),
  heard: z.strictObject({ value: text, text }),
  states: z.strictObject({ heard: text, latest: text, voicemail: text, busy: text, waiting: text }),
  left: z.strictObject({ title: text, rows: z.array(z.strictObject({ name: text, state: text })).length(3) }),
})

/** Pupils, families that have heard it, and that have it in their voicemail; class by class. */
const classes = [
  [36, 35, 1],
  [38, 37, 0],
  [35, 33, 1],
  [37, 37, 0],
  [36, 34, 2],
  [38, 31, 2],
  [40, 38, 1],
  [36, 36, 0],
  [39, 35, 2],
  [37, 29, 3],
] as const
const PER_YEAR = 5
/** The class of the family on the phone, and of the one whose line is busy. */
const CALLED = 1

/** Each by more than its colour: half filled, hatched, empty. */
const REACHED = {
  voicemail:
    'bg-[linear-gradient(to_top,var(--call-500)_50%,transparent_50%)] inset-ring inset-ring-(--call-500)',
  busy: 'bg-[repeating-linear-gradient(45deg,var(--amber-500)_0_2px,transparent_2px_4px)] inset-ring inset-ring-(--amber-500)',
  waiting: 'bg-sunken inset-ring inset-ring-field',
}

/** What came of the call, or what to do next. */
const looks = ['warning', 'active', 'plain'] as const

export type ClassReachProps = { content: z.infer<typeof classReachContent>; since?: Since }

/** Marks the two years that stay at home, the family that has just heard it, and the count. */
export function ClassReach({ content, since = [] }: ClassReachProps) {
  const [years, family, count] = since
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <Pill look="active" dot>
          {content.state}
        </Pill>
      }
    >
      <div className="grid flex-1 @min-[520px]:grid-cols-[1.5fr_1fr]">
        <div className="grid content-center gap-4 p-4">
          {content.years.map((year, half) => (
            <div key={year}>
              <p data-since={years} className="inline-block rounded-xs text-cap font-strong">
                {year}
              </p>
              <div className="mt-2 grid gap-1.5">
                {classes
                  .slice(half * PER_YEAR, (half + 1) * PER_YEAR)
                  .map(([pupils, heard, voicemail], i) => {
                    const place = half * PER_YEAR + i
                    return (
                      <p key={place} className="grid grid-cols-[36px_1fr_44px] items-center gap-x-2.5">
                        <span className="font-mono text-tag text-fg-2">
                          {6 + half}A{i + 1}
                        </span>
                        <span className="grid grid-cols-20 gap-px @min-[760px]:flex">
                          {Array.from({ length: pupils }, (_, seat) => {
                            const isLatest = place === CALLED && seat === heard - 1
                            const look =
                              seat < heard
                                ? 'bg-accent'
                                : seat < heard + voicemail
                                  ? REACHED.voicemail
                                  : place === CALLED
                                    ? REACHED.busy
                                    : REACHED.waiting
                            return (
                              <span
                                key={seat}
                                className={`relative h-2.5 flex-1 rounded-[1px] @min-[760px]:h-4 ${isLatest ? 'bg-sunken' : look}`}
                              >
                                {isLatest && (
                                  <i
                                    data-since={family}
                                    className="absolute inset-x-0 top-0 -bottom-1 rounded-[1px] bg-accent-strong @min-[760px]:-top-1"
                                  />
                                )}
                              </span>
                            )
                          })}
                        </span>
                        <span className="text-right text-cap text-fg-3 num">
                          {heard}/{pupils}
                        </span>
                      </p>
                    )
                  })}
              </div>
            </div>
          ))}
        </div>
        <div className="flex flex-col border-t border-rule bg-surface p-4 @min-[520px]:border-t-0 @min-[520px]:border-l">
          <p data-since={count} className="rounded-xs text-h3 text-accent-text num">
            {content.heard.value}
          </p>
          <p className="text-fg-2">{content.heard.text}</p>
          <ul className="mt-4 grid gap-1 text-cap text-fg-2">
            {(
              [
                ['h-2.5 bg-accent', content.states.heard],
                ['h-4 bg-accent-strong', content.states.latest],
                [`h-2.5 ${REACHED.voicemail}`, content.states.voicemail],
                [`h-2.5 ${REACHED.busy}`, content.states.busy],
                [`h-2.5 ${REACHED.waiting}`, content.states.waiting],
              ] as const
            ).map(([look, state]) => (
              <li key={state} className="flex items-center gap-2">
                <i className={`w-2.5 shrink-0 rounded-[2px] ${look}`} />
                {state}
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-4 text-cap text-fg-3">{content.left.title}</p>
          {zip(looks, content.left.rows).map(([look, { name, state }]) => (
            <p
              key={name}
              className="flex items-center justify-between gap-3 border-b border-rule py-2 last:border-0"
            >
              <span className="min-w-0 truncate num">{name}</span>
              <Pill look={look}>{state}</Pill>
            </p>
          ))}
        </div>
      </div>
    </Window>
  )
}
