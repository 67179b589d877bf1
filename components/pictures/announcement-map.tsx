import { z } from 'zod'
import { Pill } from './parts/pill'
import { text } from './parts/words'
import { zip } from './parts/zip'
import { Window } from './window'

export const announcementMapWords = z.strictObject({
  label: text,
  title: text,
  state: text,
  reached: text,
  areas: z.array(z.strictObject({ name: text, note: text })).length(6),
  legend: z.strictObject({ low: text, high: text }),
})

const corners = [
  [18, 26], [112, 12], [206, 34], [306, 16],
  [30, 118], [98, 104], [220, 124], [298, 100],
  [12, 214], [118, 226], [202, 206], [314, 222],
  [36, 320], [104, 328], [226, 310], [292, 330],
] as const
const wards = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((a) => [a, a + 1, a + 5, a + 4])
const shades = [0.12, 0.3, 0.12, 0.55, 0.92, 0.78, 0.12, 0.66, 0.42]
/** Wards that get the announcement, in the order of the list, with their share reached. */
const targets = [
  { ward: 4, reach: 0.92 },
  { ward: 5, reach: 0.78 },
  { ward: 7, reach: 0.66 },
  { ward: 3, reach: 0.55 },
  { ward: 8, reach: 0.42 },
  { ward: 1, reach: 0.3 },
]

const corner = (i: number) => corners[i] ?? corners[0]
const centre = (ward: number) => {
  const points = (wards[ward] ?? []).map(corner)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)] as const
}

export type AnnouncementMapProps = { words: z.infer<typeof announcementMapWords> }

export function AnnouncementMap({ words }: AnnouncementMapProps) {
  return (
    <Window
      label={words.label}
      product="aicall"
      title={words.title}
      state={
        <Pill look="live" dot>
          {words.state}
        </Pill>
      }
    >
      <div className="grid min-h-0 flex-1 @min-[560px]:grid-cols-[1fr_1fr]">
        <div className="relative h-72 overflow-clip bg-surface @min-[560px]:h-auto">
          <Map />
          <p className="absolute bottom-3 left-4 flex items-center gap-2 text-tag text-fg-2">
            {words.legend.low}
            {[0.12, 0.35, 0.6, 0.9].map((shade) => (
              <i key={shade} className="size-3 rounded-[2px] bg-accent" style={{ opacity: shade }} />
            ))}
            {words.legend.high}
          </p>
        </div>
        <div className="flex flex-col border-rule @min-[560px]:border-l">
          <p className="border-b border-rule px-4 py-3 text-fg-2">{words.reached}</p>
          {zip(targets, words.areas).map(([target, area], i) => (
            <div key={area.name} className="grid flex-1 grid-cols-[22px_1fr_auto] content-center gap-x-3 border-b border-rule px-4 py-2.5 last:border-0">
              <span className="num grid size-5.5 place-items-center rounded-full text-tag font-strong inset-ring inset-ring-rule-strong">
                {i + 1}
              </span>
              <span className="font-strong">{area.name}</span>
              <span className="num">{Math.round(target.reach * 100)}%</span>
              <span className="col-start-2 text-tag text-fg-3">{area.note}</span>
              <span className="mt-1.5 h-1 w-16 rounded-full bg-sunken">
                <i className="block h-full rounded-full bg-accent" style={{ width: `${target.reach * 100}%` }} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  )
}

function Map() {
  const [x, y] = centre(4)
  return (
    <svg viewBox="0 0 326 344" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
      {wards.map((ward, i) => (
        <path
          key={i}
          d={`M${ward.map((point) => corner(point).join(' ')).join('L')}Z`}
          className="fill-accent stroke-surface"
          fillOpacity={shades[i]}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      <path d="M-10 76C70 70 84 150 150 162S236 250 340 262" className="stroke-surface" strokeWidth="9" fill="none" />
      <circle cx={x + 16} cy={y + 26} r="26" fill="none" className="stroke-fg" strokeDasharray="2 5" />
      {targets.map(({ ward }, i) => {
        const [cx, cy] = centre(ward)
        return (
          <g key={ward}>
            <circle cx={cx} cy={cy - 8} r="12" className="fill-raised" />
            <text x={cx} y={cy - 3.5} textAnchor="middle" className="num fill-fg text-tag font-semibold">
              {i + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
