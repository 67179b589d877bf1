import type { Block, Flow } from '@/lib/contract/dialog-flow'
import type { FlowLine } from '@/lib/domain/dialog/flow-lines'
import type { Locale } from '@/lib/i18n/config'

const withBlock = (flow: Flow, id: string, block: Block): Flow => ({
  ...flow,
  blocks: { ...flow.blocks, [id]: block },
})

/** The flow with another sentence in one language; a block that says nothing stays as it is. */
export const withText = (flow: Flow, id: string, lang: Locale, text: string): Flow => {
  const block = flow.blocks[id]
  if (!block || !('text' in block)) return flow
  return withBlock(flow, id, { ...block, text: { ...block.text, [lang]: text } })
}

/** The flow in which a question is asked that often. */
export const withLimit = (flow: Flow, id: string, limit: number): Flow => {
  const block = flow.blocks[id]
  return block?.type === 'ask' ? withBlock(flow, id, { ...block, limit }) : flow
}

const turned = (block: Block, line: FlowLine, to: string): Block => {
  if (block.type === 'condition' && line.when === 'case')
    return {
      ...block,
      cases: block.cases.map((one, at) => (at === line.at ? { ...one, next: to } : one)),
    }
  if (line.when === 'otherwise' && 'otherwise' in block) return { ...block, otherwise: to }
  return 'next' in block && line.when === 'next' ? { ...block, next: to } : block
}

/** The flow in which a line leads to another block. */
export const withLine = (flow: Flow, id: string, line: FlowLine, to: string): Flow => {
  const block = flow.blocks[id]
  return block ? withBlock(flow, id, turned(block, line, to)) : flow
}

/** The flow in which a `say` goes on with another block, or with null ends the topic. */
export const withEnd = (flow: Flow, id: string, to: string | null): Flow => {
  const block = flow.blocks[id]
  return block?.type === 'say' ? withBlock(flow, id, { ...block, next: to ?? undefined }) : flow
}

/** The flow without a block; what led there leads nowhere until it is mended. */
export const withoutBlock = (flow: Flow, id: string): Flow => ({
  ...flow,
  blocks: Object.fromEntries(Object.entries(flow.blocks).filter(([other]) => other !== id)),
})
