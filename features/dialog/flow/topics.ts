import type { Flow } from '@/lib/contract/dialog-flow'
import { reachedFrom, unreachedIn } from '@/lib/domain/dialog/flow-lines'

/** Stands for the blocks that no intent leads to. */
export const UNLINKED = ''

/** The blocks that a topic begins at. */
export const rootsOf = (flow: Flow, topic: string): string[] => {
  if (topic === UNLINKED) return unreachedIn(flow)
  const start = flow.starts[topic]
  return start ? [start.block] : []
}

/** The topic in which most of these blocks stand; the present one where another has no more of them. */
export const topicWith = (flow: Flow, present: string, blocks: readonly string[]): string => {
  const countIn = (topic: string) => {
    const reached = new Set(reachedFrom(flow, rootsOf(flow, topic)))
    return blocks.filter((id) => reached.has(id)).length
  }
  let best = { topic: present, count: countIn(present) }
  for (const topic of [...Object.keys(flow.starts), UNLINKED]) {
    const count = countIn(topic)
    if (count > best.count) best = { topic, count }
  }
  return best.topic
}
