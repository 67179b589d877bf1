import { describe, expect, it } from 'vitest'
import { flowSchema, type Block, type Flow } from '../../../../lib/contract/dialog-flow.ts'
import { BOTS } from '../../../../lib/contract/enums.ts'
import { findFaults } from '../../../../lib/domain/dialog/flow-faults.ts'
import { readSeed } from '../../../../platform/content/seed.ts'

const text = (words: string) => ({ vi: words, en: words })
const say = (next?: string): Block => ({ type: 'say', text: text('x'), next })
const ask = (slot: string, next: string, otherwise: string): Block => ({
  type: 'ask',
  slot,
  text: text('x'),
  limit: 2,
  next,
  otherwise,
})
const flowOf = (blocks: Flow['blocks']): Flow => ({
  id: 'sample',
  name: text('x'),
  thresholds: { reply: 0.6, suggest: 0.3 },
  starts: { book: { label: text('x'), block: 'first' } },
  slots: {
    date: { label: text('x'), entities: ['date'] },
    confirmed: { label: text('x'), entities: ['answer'] },
  },
  blocks,
  lists: [],
  tables: { prices: { a: { amount: text('x') } } },
})
const kindsOf = (flow: Flow) => findFaults(flow).map(({ kind }) => kind)

it.each(BOTS)('the flow of %s has no fault', (bot) => {
  expect(findFaults(readSeed(`dialogs/${bot}`, flowSchema))).toEqual([])
})

describe('a dead end', () => {
  it('is a line, or the beginning of a topic, that leads to a block which is not there', () => {
    expect(findFaults(flowOf({ first: say('gone') }))).toEqual([
      { kind: 'dead_end', block: 'first', name: 'gone' },
    ])
    expect(kindsOf(flowOf({ other: say() }))).toEqual(['dead_end', 'unreachable'])
  })
})

describe('an endless loop', () => {
  it('is found among blocks that do not wait, once, by whichever block it is entered', () => {
    expect(findFaults(flowOf({ first: say('second'), second: say('third'), third: say('second') }))).toEqual([
      { kind: 'endless_loop', block: 'second', blocks: ['second', 'third'] },
    ])
  })

  it('is found where the answer is known already and the question therefore does not wait', () => {
    const blocks: Flow['blocks'] = {
      first: ask('confirmed', 'checked', 'end'),
      checked: {
        type: 'condition',
        cases: [{ slot: 'confirmed', is: 'yes', next: 'end' }],
        otherwise: 'first',
      },
      end: say(),
    }
    expect(kindsOf(flowOf(blocks))).toEqual(['endless_loop'])
  })

  it('is found where a question without an answer leads to itself', () => {
    expect(kindsOf(flowOf({ first: ask('date', 'end', 'first'), end: say() }))).toEqual(['endless_loop'])
  })

  it('is none where what is known on the way leads out of it', () => {
    const blocks: Flow['blocks'] = {
      first: { type: 'condition', cases: [{ slot: 'date', next: 'end' }], otherwise: 'question' },
      question: ask('date', 'first', 'end'),
      end: say(),
    }
    expect(findFaults(flowOf(blocks))).toEqual([])
  })
})

it('a block that no topic leads to is unreachable', () => {
  expect(findFaults(flowOf({ first: say(), lost: say('first') }))).toEqual([
    { kind: 'unreachable', block: 'lost' },
  ])
})

it('a name in a text that neither a slot nor a table fills is unknown', () => {
  const block: Block = { type: 'say', text: { vi: '{date} {amount}', en: '{day}' } }
  expect(findFaults(flowOf({ first: block }))).toEqual([
    { kind: 'unknown_name', block: 'first', name: 'day' },
  ])
})
