import { useEffect, useMemo, useRef } from 'react'
import { titleOf } from '@/features/dialog/flow/describe'
import { DASH, layOut, NODE, type Drawn, type Placed } from '@/features/dialog/flow/lay-out'
import type { FlowView } from '@/features/dialog/flow/view'

const STEP_MS = 140

const isPassed = (trail: readonly string[], { from, to }: Drawn) =>
  trail.some((id, i) => id === from && trail[i + 1] === to)

const Node = ({ node: { id, x, y }, view }: { node: Placed; view: FlowView }) => {
  const { all, trail, here, faulty, selected, onSelect } = view
  const { flow, words } = all
  const block = flow.blocks[id]
  if (!block) return null
  const at = trail.indexOf(id)
  const look =
    id === here ? 'bg-accent-tint text-accent-text' : at >= 0 ? 'bg-raised text-fg' : 'bg-raised text-fg-2'
  const ring = faulty.has(id)
    ? 'inset-ring-2 inset-ring-danger-solid'
    : at >= 0
      ? 'inset-ring-2 inset-ring-accent-strong'
      : 'inset-ring inset-ring-rule-strong'
  return (
    <button
      type="button"
      data-block={id}
      data-lit={at >= 0 || undefined}
      aria-pressed={id === selected}
      className={`absolute grid content-center rounded-md px-3.5 text-left leading-snug transition duration-(--d-2) hover:bg-hover aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ring motion-reduce:transition-none ${look} ${ring}`}
      style={{
        left: x,
        top: y,
        width: NODE.width,
        height: NODE.height,
        // Lights up in the order in which the conversation went.
        transitionDelay: `${Math.max(0, at) * STEP_MS}ms`,
      }}
      onClick={() => onSelect(id)}
    >
      <span className="flex justify-between gap-2 text-cap text-fg-3">
        {words.kinds[block.type]}
        {faulty.has(id) && <span className="text-danger">{words.faulty}</span>}
      </span>
      <span className="line-clamp-2 text-small font-medium">{titleOf(all, id)}</span>
      {at >= 0 && <span className="sr-only">, {id === here ? words.here : words.passed}</span>}
    </button>
  )
}

/** The blocks of a topic and the lines between them; what the conversation went through last is lit. */
export const Canvas = ({ view, roots }: { view: FlowView; roots: readonly string[] }) => {
  const { all, trail, here } = view
  const { nodes, lines, width, height } = useMemo(() => layOut(all.flow, roots), [all.flow, roots])
  const frame = useRef<HTMLDivElement>(null)
  const { x, y } = nodes.find(({ id }) => id === here) ?? { x: null, y: null }

  useEffect(() => {
    const node = frame.current
    if (node && x !== null) node.scrollTo({ left: x - node.clientWidth / 2, top: y - node.clientHeight / 2 })
  }, [x, y])

  return (
    <div
      ref={frame}
      role="group"
      aria-label={all.words.views.canvas}
      tabIndex={0}
      className="max-h-[44rem] overflow-auto rounded-lg border border-rule bg-surface bg-[radial-gradient(var(--rule-strong)_1px,transparent_1.2px)] bg-size-[18px_18px] p-4 motion-safe:scroll-smooth"
    >
      <div className="relative" style={{ width, height }}>
        <svg
          width={width}
          height={height}
          fill="none"
          strokeWidth="1.5"
          aria-hidden
          className="absolute inset-0"
        >
          <defs>
            <marker
              id="flow-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="9"
              markerHeight="9"
              orient="auto"
            >
              <path d="M1 1l6 3-6 3" fill="none" stroke="context-stroke" strokeWidth="1.5" />
            </marker>
          </defs>
          {lines.map((line) => (
            <path
              key={`${line.from} ${line.to}`}
              d={line.path}
              strokeDasharray={line.isAside ? DASH : undefined}
              markerEnd="url(#flow-arrow)"
              className={isPassed(trail, line) ? 'stroke-accent-strong' : 'stroke-(--ink-400)'}
              strokeWidth={isPassed(trail, line) ? 2.5 : undefined}
            />
          ))}
        </svg>
        {nodes.map((node) => (
          <Node key={node.id} node={node} view={view} />
        ))}
      </div>
    </div>
  )
}
