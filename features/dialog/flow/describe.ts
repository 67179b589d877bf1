import type { FlowMessages } from '@/features/dialog/flow/messages'
import type { Block, Flow } from '@/lib/contract/dialog-flow'
import type { FlowLine } from '@/lib/domain/dialog/flow-lines'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

type Words = { flow: Flow; lang: Locale; words: FlowMessages }

const labelOf = ({ flow, lang }: Words, slot: string) => flow.slots[slot]?.label[lang] ?? slot

const valueOf = ({ flow, lang, words }: Words, value: string) => {
  if (value === 'yes' || value === 'no') return words.answers[value]
  return flow.lists.flatMap(({ items }) => items).find(({ id }) => id === value)?.label[lang] ?? value
}

type Silent = Extract<Block, { type: 'condition' | 'lookup' | 'record' }>

const slotsOf = (block: Silent): readonly string[] => {
  if (block.type === 'condition') return block.cases.map(({ slot }) => slot)
  return block.type === 'lookup' ? [block.by] : block.fields
}

/** What a block says, or in a few words what it does; a block that is not there goes by its id. */
export const titleOf = (all: Words, id: string): string => {
  const { flow, lang, words } = all
  const block = flow.blocks[id]
  if (!block) return id
  if ('text' in block) return block.text[lang]
  const labels = [...new Set(slotsOf(block))].map((slot) => labelOf(all, slot))
  const slots = new Intl.ListFormat(lang, { type: 'conjunction' }).format(labels)
  return fillIn(words.titles[block.type], { slots })
}

/** A block with what kind it is: “Ask: Which day?”. */
export const nameOf = (all: Words, id: string): string => {
  const block = all.flow.blocks[id]
  return block
    ? `${all.words.kinds[block.type]}: ${titleOf(all, id)}`
    : fillIn(all.words.lines.missing, { id })
}

/** When a line is taken. */
export const conditionOf = (all: Words, line: FlowLine): string => {
  const { lines } = all.words
  if (line.when !== 'case') return lines[line.when]
  const slot = labelOf(all, line.slot)
  return line.is === undefined
    ? fillIn(lines.has, { slot })
    : fillIn(lines.is, { slot, value: valueOf(all, line.is) })
}
