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
