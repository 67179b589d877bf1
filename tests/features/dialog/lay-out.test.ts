import { expect, it } from 'vitest'
import { layOut, NODE } from '@/features/dialog/flow/lay-out'
import { rootsOf, topicWith } from '@/features/dialog/flow/topics'
import { withoutBlock, withLine } from '@/features/dialog/flow/edit-flow'
import { flowSchema } from '@/lib/contract/dialog-flow'
import { linesOf } from '@/lib/domain/dialog/flow-lines'
import { BOTS } from '@/lib/contract/enums'
import { readSeed } from '../../../platform/content/seed'

it.each(BOTS)('no two blocks of a topic of %s lie on each other, and all lie on the canvas', (bot) => {
  const flow = readSeed(`dialogs/${bot}`, flowSchema)
  for (const topic of Object.keys(flow.starts)) {
    const { nodes, width, height } = layOut(flow, rootsOf(flow, topic))
    expect(nodes.length).toBeGreaterThan(0)
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
    for (const { x, y } of nodes) {
      expect(x + NODE.width).toBeLessThanOrEqual(width)
      expect(y + NODE.height).toBeLessThanOrEqual(height)
    }
  }
})

it('a line back up ends the layout too, and a lost block has a topic of its own', () => {
  const flow = readSeed('dialogs/clinic', flowSchema)
  const block = flow.blocks['book_checked']
  const line = block && linesOf(block).find(({ when }) => when === 'otherwise')
  expect(line).toBeDefined()
  const looped = withLine(flow, 'book_checked', line!, 'book_date')
  expect(layOut(looped, rootsOf(looped, 'book')).lines).toContainEqual(
    expect.objectContaining({ from: 'book_checked', to: 'book_date' }),
  )
  const cut = withoutBlock(flow, 'book_record')
  expect(rootsOf(cut, topicWith(cut, 'book', ['book_done']))).toEqual(['book_done'])
})
