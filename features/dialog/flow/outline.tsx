import { Badge } from '@/components/ui/badge'
import { BlockEditor } from '@/features/dialog/flow/block-editor'
import { conditionOf, nameOf, titleOf } from '@/features/dialog/flow/describe'
import type { FlowView } from '@/features/dialog/flow/view'
import { linesOf, reachedFrom } from '@/lib/domain/dialog/flow-lines'

const Item = ({ id, view }: { id: string; view: FlowView }) => {
  const { all, trail, here, faulty, selected, onSelect } = view
  const { flow, words } = all
  const block = flow.blocks[id]
  if (!block) return null
  const isLit = trail.includes(id)
  const isOpen = id === selected
  const lines = linesOf(block)
  return (
    <li
      className={`border-b border-l-3 border-rule py-3 pl-3 ${isLit ? 'border-l-accent-strong' : 'border-l-transparent'}`}
      aria-current={id === here ? 'step' : undefined}
      data-lit={isLit || undefined}
    >
      <button
        type="button"
        data-block={id}
        aria-expanded={isOpen}
        className="grid w-full gap-1 text-left hover:text-accent-text pointer-coarse:min-h-11"
        onClick={() => onSelect(isOpen ? null : id)}
      >
        <span className="flex flex-wrap items-center gap-2 text-cap text-fg-3">
          {words.kinds[block.type]}
          {isLit && <Badge tone="accent">{id === here ? words.here : words.passed}</Badge>}
          {faulty.has(id) && <Badge tone="danger">{words.faulty}</Badge>}
        </span>
        <span className="text-ui font-medium wrap-anywhere">{titleOf(all, id)}</span>
      </button>
      {isOpen ? (
        <div className="mt-4">
          <BlockEditor view={view} id={id} />
        </div>
      ) : (
        <ul className="mt-1 grid grid-cols-1 gap-0.5 text-small text-fg-2">
          {lines.map((line, i) => (
            <li key={i} className="flex gap-2">
              <span className="shrink-0 text-fg-3">{conditionOf(all, line)}:</span>
              <span className="truncate">{nameOf(all, line.to)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The blocks of a topic as a list, in the order of the conversation; each opens into what can be changed. */
export const Outline = ({ view, roots }: { view: FlowView; roots: readonly string[] }) => (
  <ol aria-label={view.all.words.views.outline} className="border-t border-rule">
    {reachedFrom(view.all.flow, roots).map((id) => (
      <Item key={id} id={id} view={view} />
    ))}
  </ol>
)
