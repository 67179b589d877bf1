import { IconCar, IconMapPin, IconUsers } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Pill, Turn } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const floorPlanContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  core: text,
  flats: texts(8),
  states: z.strictObject({ free: text, held: text, sold: text }),
  visit: z.strictObject({ title: text, time: text, flat: text, rows: texts(3) }),
  call: z.strictObject({ ai: text, customer: text, turns: texts(3) }),
  source: text,
})

const WIDTH = 480
const HEIGHT = 300
/** Left, top, width, height of each flat; the lifts and the corridor are what is left. */
const flats = [
  { at: [0, 0, 150, 118], look: 'sold' },
  { at: [150, 0, 90, 118], look: 'free' },
  { at: [240, 0, 90, 118], look: 'held' },
  { at: [330, 0, 150, 118], look: 'visited' },
  { at: [0, 182, 150, 118], look: 'free' },
  { at: [150, 182, 90, 118], look: 'sold' },
  { at: [240, 182, 90, 118], look: 'free' },
  { at: [330, 182, 150, 118], look: 'sold' },
] as const

const looks = {
  free: 'fill-raised',
  visited: 'fill-raised',
  held: 'fill-accent-line',
  sold: 'fill-sunken',
}
const keys = ['free', 'held', 'visited', 'sold'] as const
const swatches = {
  free: 'bg-raised inset-ring inset-ring-rule-strong',
  held: 'bg-accent-line bg-[radial-gradient(var(--accent-strong)_1px,transparent_1.5px)] bg-[length:4px_4px]',
  visited: 'bg-accent-fill',
  sold: 'bg-[repeating-linear-gradient(135deg,var(--rule-strong)_0_1.5px,transparent_1.5px_4px)] inset-ring inset-ring-rule-strong',
}
const icons = [IconUsers, IconCar, IconMapPin]

/** Inner walls of a flat of this width: a bath by the corridor, and the bedrooms. */
const walls = (x: number, y: number, w: number, h: number, up: boolean) => {
  const inner = up ? y + h - 42 : y + 42
  const rooms = w > 100 ? [x + w / 3, x + (2 * w) / 3] : [x + w / 2]
  return [`M${x} ${inner}h${w}`, ...rooms.map((room) => `M${room} ${inner}V${up ? y : y + h}`)].join('')
}

/** Lines across a flat that is sold, from its top edge and then its right one. */
const hatching = (x: number, y: number, w: number, h: number) =>
  Array.from({ length: (w + h) / 12 }, (_, i) => {
    const at = 6 + i * 12
    const [left, right] = [Math.max(0, at - h), Math.min(w, at)]
    return `M${x + right} ${y + at - right}L${x + left} ${y + at - left}`
  }).join('')

/** Dots all over a flat that is held, but where its number stands. */
const dots = (x: number, y: number, w: number, h: number) =>
  Array.from({ length: Math.floor(w / 12) * Math.floor((h - 24) / 12) }, (_, i) => {
    const columns = Math.floor(w / 12)
    return `M${x + 9 + (i % columns) * 12} ${y + 33 + Math.floor(i / columns) * 12}h.01`
  }).join('')

const DOOR = 14

/** A door that stands open into its flat, and the gap it leaves in the wall. */
const door = (x: number, y: number) =>
  `M${x} ${y}v${y > HEIGHT / 2 ? DOOR : -DOOR}a${DOOR} ${DOOR} 0 0 ${y > HEIGHT / 2 ? 0 : 1} ${DOOR} ${y > HEIGHT / 2 ? -DOOR : DOOR}`
const gap = (x: number, y: number) => `M${x} ${y}h${DOOR}`

export type FloorPlanProps = { content: z.infer<typeof floorPlanContent>; since?: Since }

/** Marks the flat and the time of the visit, then who comes, the parking space and the map that is sent. */
export function FloorPlan({ content, since = [] }: FloorPlanProps) {
  const [flat, people, car, sent] = since
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<Pill look="active">{content.state}</Pill>}
    >
      <div className="grid flex-1 @min-[640px]:grid-cols-[1.3fr_1fr]">
        <div className="border-rule bg-surface p-4 @min-[640px]:border-r @min-[640px]:p-6">
          <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} className="w-full">
            {zip(flats, content.flats).map(
              ([
                {
                  at: [x, y, w, h],
                  look,
                },
                name,
              ]) => (
                <g key={name}>
                  <path d={`M${x} ${y}h${w}v${h}h-${w}z`} className={looks[look]} />
                  {look === 'sold' && <path d={hatching(x, y, w, h)} className="stroke-rule-strong" />}
                  {look === 'held' && (
                    <path
                      d={dots(x, y, w, h)}
                      className="stroke-accent-strong"
                      strokeWidth="2.5"
                      strokeLinecap="round"
                    />
                  )}
                  {look === 'visited' && (
                    <path d={`M${x} ${y}h${w}v${h}h-${w}z`} className="fill-accent-fill" data-since={flat} />
                  )}
                  <path
                    d={walls(x, y, w, h, y === 0) + door(x + w / 2, y === 0 ? h : y)}
                    className="stroke-rule-strong"
                    fill="none"
                  />
                  <path
                    d={`M${x} ${y}h${w}v${h}h-${w}z`}
                    className="stroke-fg-3"
                    strokeWidth="2.5"
                    fill="none"
                  />
                  <path d={gap(x + w / 2, y === 0 ? h : y)} className="stroke-surface" strokeWidth="4" />
                  <text
                    x={x + 8}
                    y={y === 0 ? y + 18 : y + h - 9}
                    className={`text-[12px] font-semibold @max-[519px]:text-[28px] ${y === 0 ? '@max-[519px]:translate-y-3' : ''} ${look === 'visited' ? 'fill-on-accent-fill' : 'fill-fg-2'}`}
                  >
                    {name}
                  </text>
                </g>
              ),
            )}
            <path d="M205 128h70v44h-70z" className="fill-sunken stroke-fg-3" strokeWidth="2" />
            <path d="M228 128v44M252 128v44" className="stroke-fg-3" strokeWidth="2" />
            <text x="194" y="155" textAnchor="end" className="fill-fg-3 text-[12px] @max-[519px]:text-[24px]">
              {content.core}
            </text>
          </svg>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-cap text-fg-2">
            {keys.map((key) => (
              <li key={key} className="flex items-center gap-1.5">
                <i className={`size-3 rounded-[2px] ${swatches[key]}`} />
                {key === 'visited' ? content.state : content.states[key]}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col border-t border-rule @min-[640px]:border-t-0">
          <div className="border-b border-rule p-4">
            <p className="text-cap text-fg-3">{content.visit.title}</p>
            <p data-since={flat} className="mt-1 rounded-xs text-h3 num">
              {content.visit.time}
            </p>
            <p data-since={flat} className="rounded-xs text-fg-2">
              {content.visit.flat}
            </p>
          </div>
          {zip(icons, content.visit.rows).map(([icon, row], i) => (
            <p
              key={row}
              className="grid grid-cols-[20px_1fr] items-center gap-x-3 border-b border-rule px-4 py-3 text-ui"
            >
              <Icon of={icon} size={20} className="text-accent-text" />
              <span data-since={[people, car, sent][i]} className="rounded-xs font-strong">
                {row}
              </span>
            </p>
          ))}
          <div className="hidden flex-1 content-center gap-2.5 border-b border-rule bg-surface px-4 py-3 @min-[640px]:grid">
            {content.call.turns.map((turn, i) => (
              <div key={turn} data-since={[people, people, car][i]} className="rounded-xs">
                <Turn who={i % 2 ? content.call.ai : content.call.customer} agent={i % 2 === 1}>
                  {turn}
                </Turn>
              </div>
            ))}
          </div>
          <p className="px-4 py-3 text-cap text-fg-3">{content.source}</p>
        </div>
      </div>
    </Window>
  )
}
