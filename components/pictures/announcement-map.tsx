import { z } from 'zod'
import { Pill } from './parts/window-parts'
import { text } from './parts/content'
import { Window } from './window'

export const announcementMapContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  reached: text,
  areas: z.array(z.strictObject({ name: text, note: text })).length(6),
  legend: z.strictObject({ low: text, high: text }),
})

const SIZE = 330
const corners = [
  [18, 26],
  [112, 12],
  [206, 34],
  [306, 16],
  [30, 118],
  [98, 104],
  [220, 124],
  [298, 100],
  [12, 214],
  [118, 226],
  [202, 206],
  [314, 222],
  [36, 320],
  [104, 328],
  [226, 310],
  [292, 330],
] as const
const wards = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((a) => [a, a + 1, a + 5, a + 4])
const CALLED = 0.6
const WAITING = 0.12
const shades = [WAITING, WAITING, WAITING, CALLED, CALLED, CALLED, WAITING, CALLED, WAITING]
/** Wards that get the announcement, in the order of the list. */
const targets = [4, 5, 7, 3, 8, 1]

const corner = (i: number) => corners[i] ?? corners[0]
const centre = (ward: number) => {
  const points = (wards[ward] ?? []).map(corner)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)] as const
}

export type AnnouncementMapProps = { content: z.infer<typeof announcementMapContent> }

export function AnnouncementMap({ content }: AnnouncementMapProps) {
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
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1fr]">
        <div className="flex flex-col">
          <div className="relative h-60 shrink-0 grow overflow-clip bg-surface">
            <AreaMap />
          </div>
          <p className="flex items-center gap-2 border-y border-rule px-4 py-2.5 text-tag text-fg-2 @min-[520px]:border-b-0">
            {content.legend.low}
            {[WAITING, CALLED].map((shade) => (
              <i key={shade} className="size-3 rounded-[2px] bg-accent" style={{ opacity: shade }} />
            ))}
            {content.legend.high}
          </p>
        </div>
        <div className="flex flex-col border-rule @min-[520px]:border-l">
          <p className="border-b border-rule px-4 py-3 text-fg-2">{content.reached}</p>
          {content.areas.map((area, i) => (
            <div
              key={area.name}
              className="grid flex-1 grid-cols-[22px_1fr_auto] content-center gap-x-3 border-b border-rule px-4 py-2.5 last:border-0 @max-[519px]:nth-[n+6]:hidden"
            >
              <span className="grid size-5.5 place-items-center rounded-full text-tag font-strong num inset-ring inset-ring-rule-strong">
                {i + 1}
              </span>
              <span className="font-strong">{area.name}</span>
              <span className="text-tag text-fg-2">{area.note}</span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  )
}

/** The areas stretch with the slot, so their numbers are laid over them and stay round. */
function AreaMap() {
  return (
    <>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
        {wards.map((ward, i) => (
          <path
            key={i}
            d={`M${ward.map((point) => corner(point).join(' ')).join('L')}Z`}
            className="fill-accent stroke-surface"
            fillOpacity={shades[i]}
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d="M-10 96C70 90 84 160 150 166S236 252 340 262"
          className="stroke-surface"
          strokeWidth="9"
          vectorEffect="non-scaling-stroke"
          fill="none"
        />
      </svg>
      {targets.map((ward, i) => {
        const [x, y] = centre(ward)
        return (
          <span
            key={ward}
            className="absolute grid size-6 -translate-1/2 place-items-center rounded-full bg-raised text-tag font-semibold num"
            style={{ left: `${(x / SIZE) * 100}%`, top: `${(y / SIZE) * 100}%` }}
          >
            {i + 1}
          </span>
        )
      })}
    </>
  )
}
