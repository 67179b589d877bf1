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
  // On a phone the way not taken would be cut in the middle of its words.
  muted: 'text-fg-3 inset-ring inset-ring-rule @max-[499px]:hidden',
}

/** A 56px step of a flow, placed by its top left corner in pixels of the canvas. */
export function FlowNode({ x, y, width, title, detail, look = 'plain' }: FlowNodeProps) {
  return (
    <div
      className={`absolute flex h-14 flex-col justify-center rounded-md bg-raised px-3.5 leading-snug ${looks[look]}`}
      style={{ left: x, top: y, width }}
    >
      <span className="truncate font-strong">{title}</span>
      <span className="truncate text-tag text-fg-3">{detail}</span>
    </div>
  )
}

type Point = readonly [x: number, y: number]

export type Edge = { from: Point; to: Point; way: 'right' | 'down'; muted?: boolean }

/** Bézier lines between steps with a port at both ends; the branch not taken is grey. */
export function FlowEdges({
  edges,
  width,
  height,
}: {
  edges: readonly Edge[]
  width: number
  height: number
}) {
  return (
    <svg width={width} height={height} fill="none" strokeWidth="1.5" className="absolute top-0 left-0">
      {edges.map(({ from, to, way, muted }) => {
        const [x1, y1] = from
        const [x2, y2] = to
        const bend =
          way === 'right'
            ? `${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2}`
            : `${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2}`
        return (
          <g
            key={`${from}-${to}`}
            className={muted ? 'stroke-(--ink-400) @max-[499px]:hidden' : 'stroke-accent-strong'}
          >
            <path d={`M${x1} ${y1}C${bend} ${x2} ${y2}`} />
            <circle cx={x1} cy={y1} r="4" className="fill-raised" />
            <circle cx={x2} cy={y2} r="4" className="fill-raised" />
          </g>
        )
      })}
    </svg>
  )
}
