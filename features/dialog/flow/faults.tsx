import { Button } from '@/components/ui/button'
import { nameOf } from '@/features/dialog/flow/describe'
import type { FlowView } from '@/features/dialog/flow/view'
import type { FlowFault } from '@/lib/domain/dialog/flow-faults'
import { fillIn } from '@/lib/i18n/format'

const sentenceOf = ({ all }: FlowView, fault: FlowFault): string => {
  const { words } = all
  return fillIn(words.fault[fault.kind], {
    block: nameOf(all, fault.block),
    name: 'name' in fault ? fault.name : '',
    count: 'blocks' in fault ? fault.blocks.length : 1,
  })
}

type FaultsProps = { view: FlowView; faults: readonly FlowFault[]; onShow: (block: string) => void }

/** What is wrong with the flow, each fault leading to the block where it is mended. */
export const Faults = ({ view, faults, onShow }: FaultsProps) => {
  const { flow, words } = view.all
  return (
    <div data-slot="faults">
      <h3 className="text-small font-strong">{words.faults}</h3>
      <div aria-live="polite" className="mt-2">
        {faults.length === 0 ? (
          <p className="text-small text-fg-2">{words.noFaults}</p>
        ) : (
          <ul className="grid gap-2">
            {faults.map((fault) => (
              <li
                key={JSON.stringify(fault)}
                data-fault={fault.kind}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-tint px-3.5 py-2 text-small text-danger"
              >
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{sentenceOf(view, fault)}</span>
                {flow.blocks[fault.block] && (
                  <Button variant="secondary" size="sm" onClick={() => onShow(fault.block)}>
                    {words.edit}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-2 text-cap text-fg-3">{words.faultHint}</p>
    </div>
  )
}
