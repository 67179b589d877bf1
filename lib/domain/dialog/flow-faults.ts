import type { Flow } from '../../contract/dialog-flow.ts'
import { linesOf, unreachedIn, type FlowLine } from './flow-lines.ts'

/**
 * What is wrong with a flow. `dead_end`: a line leads to a block that is not there (`name`), so the bot falls silent; `endless_loop`: these
 * blocks lead round to the first again; `unreachable`: no intent leads to the block; `unknown_name`: a text has a `{name}` that nothing fills.
 */
export type FlowFault =
  | { kind: 'dead_end' | 'unknown_name'; block: string; name: string }
  | { kind: 'endless_loop'; block: string; blocks: readonly string[] }
  | { kind: 'unreachable'; block: string }

/** What is known of a slot on the way: its value, that it has one, that it has none, or which values it has not. */
type Known = { isThere?: boolean; is?: string; not: readonly string[] }
type Facts = ReadonlyMap<string, Known>

/** Enough for the loops of any flow people can read; a tangle beyond it is reported as far as it was followed. */
const MOST_STEPS = 20_000

const NOTHING: Known = { not: [] }

const withFact = (facts: Facts, slot: string, more: Partial<Known>): Facts =>
  new Map(facts).set(slot, { ...(facts.get(slot) ?? NOTHING), ...more })

const withValue = (facts: Facts, slot: string, value: string | undefined): Facts | null => {
  const known = facts.get(slot) ?? NOTHING
  if (known.isThere === false) return null
  if (value === undefined) return withFact(facts, slot, { isThere: true })
  if ((known.is ?? value) !== value || known.not.includes(value)) return null
  return withFact(facts, slot, { isThere: true, is: value })
}

const withoutValue = (facts: Facts, slot: string, value: string | undefined): Facts | null => {
  const known = facts.get(slot) ?? NOTHING
  if (value === undefined) return known.isThere ? null : withFact(facts, slot, { isThere: false })
  return known.is === value ? null : withFact(facts, slot, { not: [...known.not, value] })
}

/** What has to hold for a line to be taken, beside what is known already; null when that cannot be. */
const factsAlong = (flow: Flow, from: string, line: FlowLine, facts: Facts): Facts | null => {
  const block = flow.blocks[from]
  if (block?.type === 'ask')
    return line.when === 'next'
      ? withValue(facts, block.slot, undefined)
      : withoutValue(facts, block.slot, undefined)
  if (block?.type === 'lookup') return line.when === 'next' ? withValue(facts, block.by, undefined) : facts
  if (block?.type !== 'condition') return facts
  const passed = line.when === 'case' ? block.cases.slice(0, line.at) : block.cases
  const left = passed.reduce<Facts | null>(
    (known, { slot, is }) => known && withoutValue(known, slot, is),
    facts,
  )
  return line.when === 'case' && left ? withValue(left, line.slot, line.is) : left
}

/**
 * The ways round. Nothing that a conversation knows is forgotten while it goes through blocks, so a way that leads back to where it was, with
 * nothing on it that excludes another, goes round for ever; a question on it whose answer is known does not stop it.
 */
const loopsOf = (flow: Flow): FlowFault[] => {
  const found = new Map<string, FlowFault>()
  let steps = 0
  const walk = (id: string, facts: Facts, path: readonly string[]) => {
    const block = flow.blocks[id]
    steps += 1
    if (!block || steps > MOST_STEPS) return
    const at = path.indexOf(id)
    if (at >= 0) {
      const blocks = path.slice(at)
      const key = blocks.toSorted().join(' ')
      if (!found.has(key)) found.set(key, { kind: 'endless_loop', block: id, blocks })
      return
    }
    for (const line of linesOf(block)) {
      const next = factsAlong(flow, id, line, facts)
      if (next) walk(line.to, next, [...path, id])
    }
  }
  for (const id of Object.keys(flow.blocks)) walk(id, new Map(), [])
  return [...found.values()]
}

const NAME = /\{(\w+)\}/g

/** Every fault of a flow: dead ends first, then loops, blocks that nothing leads to, and names in texts that nothing fills. */
export const findFaults = (flow: Flow): FlowFault[] => {
  const blocks = Object.entries(flow.blocks)
  const columns = Object.values(flow.tables).flatMap((rows) => Object.values(rows).flatMap(Object.keys))
  const names = new Set([...Object.keys(flow.slots), ...columns])
  const starts = Object.values(flow.starts).filter(({ block }) => !flow.blocks[block])
  return [
    ...starts.map(({ block }): FlowFault => ({ kind: 'dead_end', block, name: block })),
    ...blocks.flatMap(([id, block]) =>
      linesOf(block).flatMap(({ to }): FlowFault[] =>
        flow.blocks[to] ? [] : [{ kind: 'dead_end', block: id, name: to }],
      ),
    ),
    ...loopsOf(flow),
    ...unreachedIn(flow).map((block): FlowFault => ({ kind: 'unreachable', block })),
    ...blocks.flatMap(([id, block]) =>
      'text' in block
        ? [
            ...new Set(
              Object.values(block.text).flatMap((text) =>
                [...text.matchAll(NAME)].map((match) => match[1] ?? ''),
              ),
            ),
          ]
            .filter((name) => !names.has(name))
            .map((name): FlowFault => ({ kind: 'unknown_name', block: id, name }))
        : [],
    ),
  ]
}
