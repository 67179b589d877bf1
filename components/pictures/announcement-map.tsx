import { IconBolt } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Pill } from './parts/window-parts'
import { text, type Since } from './parts/content'
import { Window } from './window'

export const announcementMapContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  reached: text,
  areas: z.array(z.strictObject({ name: text, called: text, back: text })).length(6),
  legend: z.strictObject({ low: text, high: text, fault: text }),
  answer: text,
})

const SIZE = 330
const corners = [
  [-6, -6],
  [112, -6],
  [206, -6],
  [336, -6],
  [-6, 108],
  [98, 96],
  [220, 124],
  [336, 92],
  [-6, 214],
  [118, 226],
  [202, 206],
  [336, 226],
  [-6, 336],
  [104, 336],
  [226, 336],
  [336, 336],
] as const
const wards = [
  [0, 1, 2, 3, 7, 6, 5, 4],
  [4, 5, 9, 8],
  [5, 6, 10, 9],
  [6, 7, 11, 10],
  [8, 9, 10, 14, 13, 12],
  [10, 11, 15, 14],
]
/** The wards that have been called are filled, in this order, the caller's own first; the hatching under the whole map shows in the others. */
const called = [2, 1, 3, 4]
const HATCH = 9
const hatching = Array.from(
  { length: (2 * SIZE) / HATCH },
  (_, i) => `M${i * HATCH} -6L${i * HATCH - SIZE - 12} ${SIZE + 6}`,
).join('')
/** The wards in the order of the list. */
const targets = [2, 3, 4, 1, 5, 0]

/** When in the call a ward is filled. */
const calledAt = (ward: number, since: Since) => {
  const order = called.indexOf(ward)
  return order < 0 ? undefined : since[order === 0 ? 0 : order + 1]
}

const corner = (i: number) => corners[i] ?? corners[0]
/** Where the cable is broken: at the bridge. */
const BREAK = [202, 206] as const

const centre = (ward: number) => {
  const points = (wards[ward] ?? []).map(corner)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)] as const
}

export type AnnouncementMapProps = { content: z.infer<typeof announcementMapContent>; since?: Since }

/** Marks the area that is called and its time, the answer, then the areas called next. */
export function AnnouncementMap({ content, since = [] }: AnnouncementMapProps) {
  const [area, answer] = since
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
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1fr] @min-[900px]:grid-cols-[1.7fr_1fr]">
        <div className="flex flex-col">
          <div className="relative h-60 shrink-0 grow overflow-clip bg-surface @min-[900px]:h-100">
            <AreaMap since={since} />
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-rule px-4 py-2.5 text-cap text-fg-2 @min-[520px]:border-b-0">
            <span className="flex items-center gap-2">
              <i className="size-3 rounded-[2px] bg-[repeating-linear-gradient(135deg,var(--accent-line)_0_1.5px,transparent_1.5px_4px)] inset-ring inset-ring-accent-line" />
              {content.legend.low}
            </span>
            <span className="flex items-center gap-2">
              <i className="size-3 rounded-[2px] bg-accent-strong" />
              {content.legend.high}
            </span>
            <span className="flex items-center gap-2">
              <Fault className="size-4 inset-ring" />
              {content.legend.fault}
            </span>
          </p>
        </div>
        <div className="flex flex-col border-rule @min-[520px]:border-l">
          <p className="border-b border-rule px-4 py-3 text-fg-2">{content.reached}</p>
          {content.areas.map(({ name, called: count, back }, i) => (
            <div
              key={name}
              className="grid flex-1 grid-cols-[22px_1fr_auto] content-center items-baseline gap-x-3 border-b border-rule px-4 py-2.5 last:border-0"
            >
              <span className="grid size-5.5 place-items-center rounded-full text-cap font-strong num inset-ring inset-ring-rule-strong">
                {i + 1}
              </span>
              <span className="font-strong">{name}</span>
              <span className="self-center text-cap text-fg-2 num">{count}</span>
              <span className="col-start-2 col-end-4 flex flex-wrap gap-x-3 text-cap text-fg-3">
                <span data-since={i === 0 ? area : undefined} className="rounded-xs">
                  {back}
                </span>
                {i === 0 && (
                  <span data-since={answer} className="rounded-xs text-accent-text">
                    {content.answer}
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  )
}

/** The broken cable: the same sign on the map and in its legend. */
const Fault = ({ className }: { className: string }) => (
  <i
    className={`grid place-items-center rounded-full bg-danger-tint text-danger inset-ring-danger ${className}`}
  >
    <Icon of={IconBolt} size={16} className="size-1/2" />
  </i>
)

/** The areas stretch with the slot, so their numbers are laid over them and stay round. */
function AreaMap({ since }: { since: Since }) {
  return (
    <>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path
          d={hatching}
          className="stroke-accent-line"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        {wards.map((ward, i) => (
          <path
            key={i}
            d={`M${ward.map((point) => corner(point).join(' ')).join('L')}Z`}
            className={`stroke-surface ${called.includes(i) ? 'fill-accent-strong' : 'fill-none'}`}
            data-since={calledAt(i, since)}
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d="M-10 40L340 62M-10 160L340 150M-10 278L340 286M52 -10L46 340M160 -10L152 340M262 -10L276 340"
          className="stroke-surface"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-10 213C40 216 80 234 118 226S170 206 202 206S290 224 340 227"
          className="stroke-surface"
          strokeWidth="9"
          vectorEffect="non-scaling-stroke"
          fill="none"
        />
      </svg>
      <span
        className="absolute -translate-1/2"
        style={{ left: `${(BREAK[0] / SIZE) * 100}%`, top: `${(BREAK[1] / SIZE) * 100}%` }}
      >
        <Fault className="size-8 inset-ring-2" />
      </span>
      {targets.map((ward, i) => {
        const [x, y] = centre(ward)
        return (
          <span
            key={ward}
            className="absolute grid size-6 -translate-1/2 place-items-center rounded-full bg-raised text-cap font-semibold num inset-ring inset-ring-field"
            style={{ left: `${(x / SIZE) * 100}%`, top: `${(y / SIZE) * 100}%` }}
          >
            {i + 1}
          </span>
        )
      })}
    </>
  )
}
