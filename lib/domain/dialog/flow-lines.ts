import type { Block, Flow } from '../../contract/dialog-flow.ts'

/** A line from a block to the next: where it leads and when it is taken. `at` is the number of a condition's case. */
export type FlowLine = { to: string } & (
  | { when: 'next' | 'otherwise' }
  | { when: 'case'; at: number; slot: string; is: string | undefined }
)

/** The lines out of a block, the likeliest first; a `say` that ends the topic and a `handover` have none. */
export const linesOf = (block: Block): FlowLine[] => {
  switch (block.type) {
    case 'handover':
      return []
    case 'say':
      return block.next === undefined ? [] : [{ when: 'next', to: block.next }]
    case 'record':
      return [{ when: 'next', to: block.next }]
    case 'ask':
    case 'lookup':
      return [
        { when: 'next', to: block.next },
        { when: 'otherwise', to: block.otherwise },
      ]
    case 'condition':
      return [
        ...block.cases.map(({ slot, is, next }, at): FlowLine => ({ when: 'case', at, slot, is, to: next })),
        { when: 'otherwise', to: block.otherwise },
      ]
  }
}

/** The blocks that can be reached from some of them, themselves first, in the order in which a reader goes through them. */
export const reachedFrom = (flow: Flow, from: readonly string[]): string[] => {
  const reached = new Set<string>()
  const visit = (id: string) => {
    const block = flow.blocks[id]
    if (!block || reached.has(id)) return
    reached.add(id)
    for (const { to } of linesOf(block)) visit(to)
  }
  from.forEach(visit)
  return [...reached]
}

/** The blocks that no intent leads to. */
export const unreachedIn = (flow: Flow): string[] => {
  const starts = Object.values(flow.starts).map(({ block }) => block)
  const reached = new Set(reachedFrom(flow, starts))
  return Object.keys(flow.blocks).filter((id) => !reached.has(id))
}
