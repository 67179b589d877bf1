import { Fragment } from 'react'

export type FlowNodeProps = {
  x: number
  y: number
  width: number
  title: string
  detail: string
  look?: 'plain' | 'selected' | 'muted'
}

const looks = {
  plain: 'inset-ring inset-ring-rule-strong',
  selected: 'inset-ring-2 inset-ring-accent-strong',
  muted: 'text-fg-3 inset-ring inset-ring-rule',
}

/** A 56px step of a flow; `x` and `width` in hundredths of the canvas, `y` in pixels. */
export function FlowNode({ x, y, width, title, detail, look = 'plain' }: FlowNodeProps) {
  return (
    <div
      className={`absolute flex h-14 flex-col justify-center rounded-md bg-raised px-2.5 leading-snug @min-[440px]:px-3.5 ${looks[look]}`}
      style={{ left: `${x}%`, top: y, width: `${width}%` }}
    >
      <span className="truncate font-strong">{title}</span>
      <span className="truncate text-tag text-fg-3">{detail}</span>
    </div>
  )
}

type Point = readonly [x: number, y: number]

export type Edge = { from: Point; to: Point; way: 'right' | 'down'; muted?: boolean }

/** Bézier lines between steps with a port at both ends, in the units of the steps; the branch not taken is grey. */
export function FlowEdges({ edges, height }: { edges: readonly Edge[]; height: number }) {
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      height={height}
      fill="none"
      strokeLinecap="round"
      className="absolute top-0 left-0 w-full *:[vector-effect:non-scaling-stroke]"
    >
      {edges.map(({ from, to, way, muted }) => {
        const [x1, y1] = from
        const [x2, y2] = to
        const bend =
          way === 'right'
            ? `${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2}`
            : `${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2}`
        const color = muted ? 'stroke-(--ink-400)' : 'stroke-accent-strong'
        const ports = `M${x1} ${y1}h0M${x2} ${y2}h0`
        return (
          <Fragment key={`${from}-${to}`}>
            <path className={color} strokeWidth="1.5" d={`M${x1} ${y1}C${bend} ${x2} ${y2}`} />
            <path className={color} strokeWidth="9.5" d={ports} />
            <path className="stroke-raised" strokeWidth="6.5" d={ports} />
          </Fragment>
        )
      })}
    </svg>
  )
}
