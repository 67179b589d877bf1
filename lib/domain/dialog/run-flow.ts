import type { DialogMessage, DialogRecord, DialogState } from '../../contract/dialog.ts'
import type { Block, Flow } from '../../contract/dialog-flow.ts'
import type { DialogAction, Locale } from '../../contract/enums.ts'
import { fold, lower } from './text.ts'
import { readableValue } from './values.ts'

/** A message as it was understood. */
export type Heard = {
  text: string
  action: DialogAction
  intent: string | null
  options: readonly string[]
  entities: readonly { type: string; value: string; start: number; end: number }[]
}

/** Topics that are answered without leaving the one that is open. */
const ASIDE = ['greeting', 'thanks', 'abuse', 'out_of_scope']
const UNCLEAR_BEFORE_PERSON = 2
/** From this share of its letters on a message is an answer in itself (“4h chiều”), whatever it resembles. */
const MOSTLY_FACTS = 0.5
/** A flow with an endless loop ends all the same. */
const MOST_BLOCKS = 30
const LONGEST_FREE = 120

const YES =
  /^(?:da |vang |u |uh )?(?:dung|ok|oke|okie|yes|vang|da|u|uh|chuan|dong y|chot|phai|right|correct|sure|yep|confirm)\b/
const NO = /^(?:khong|ko|k|hong|sai|chua|no|nope|wrong|a khong|thoi)\b/

/** A conversation that has not begun. */
export const newState = (): DialogState => ({
  topic: null,
  asked: null,
  slots: [],
  paused: [],
  unclear: 0,
  path: [],
  handover: false,
})

type Slots = Map<string, string>

/** Whether a message is what an answer to the question may look like: a reason to return something is often a complaint. */
const isAlike = (flow: Flow, { intent }: Heard, asked: string): boolean =>
  intent !== null && (flow.slots[asked]?.intents?.includes(intent) ?? false)

/** The slots that a message fills: one asked for by what fits it, any other by the entities of its type, corrections included. */
const slotsFrom = (flow: Flow, heard: Heard, asked: string | null): Slots => {
  const filled: Slots = new Map()
  const used = new Set<number>()
  const names = Object.keys(flow.slots)
  for (const name of asked ? [asked, ...names.filter((other) => other !== asked)] : names) {
    // The last of several is what was settled on: “không phải sáng, chiều nhé”.
    const at = heard.entities.findLastIndex(
      ({ type }, i) => !used.has(i) && flow.slots[name]?.entities.includes(type),
    )
    const entity = heard.entities[at]
    if (!entity) continue
    used.add(at)
    filled.set(name, entity.value)
  }
  if (!asked || filled.has(asked)) return filled
  const spec = flow.slots[asked]
  const plain = fold(lower(heard.text)).trim()
  if (spec?.entities.includes('answer')) {
    if (YES.test(plain)) filled.set(asked, 'yes')
    else if (filled.size === 0 && NO.test(plain)) filled.set(asked, 'no')
  } else if (spec?.free) {
    const isTopic = heard.action === 'reply' && heard.intent !== null && heard.intent !== 'out_of_scope'
    const isPlain = filled.size === 0 && !isTopic && heard.text.length <= LONGEST_FREE
    if (isPlain || isAlike(flow, heard, asked)) filled.set(asked, heard.text)
  }
  return filled
}

const isMostlyFacts = ({ text, entities }: Heard): boolean =>
  entities.reduce((sum, { start, end }) => sum + end - start, 0) >= MOSTLY_FACTS * text.length &&
  text.length > 0

const fillIn = (flow: Flow, text: string, slots: Slots, language: Locale): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => readableValue(flow, name, slots.get(name) ?? '', language))

type Run = { flow: Flow; language: Locale; slots: Slots; path: string[]; messages: DialogMessage[] }

const say = (
  run: Run,
  block: string,
  text: { vi: string; en: string },
  buttons: readonly { vi: string; en: string }[] = [],
  card: readonly string[] = [],
) => {
  const { flow, language, slots } = run
  run.messages.push({
    block,
    text: fillIn(flow, text[language], slots, language),
    buttons: buttons.map((button) => button[language]),
    card: card.flatMap((name) => {
      const value = slots.get(name)
      const label = flow.slots[name]?.label[language]
      return value && label ? [{ label, value: readableValue(flow, name, value, language) }] : []
    }),
  })
}

const nextOf = (run: Run, block: Exclude<Block, { type: 'say' | 'ask' | 'handover' }>): string => {
  const { slots, flow } = run
  if (block.type === 'record') return block.next
  if (block.type === 'condition') {
    const hit = block.cases.find(({ slot, is }) =>
      is === undefined ? slots.has(slot) : slots.get(slot) === is,
    )
    return hit?.next ?? block.otherwise
  }
  const row = flow.tables[block.table]?.[slots.get(block.by) ?? '']
  if (!row) return block.otherwise
  for (const [name, value] of Object.entries(row)) slots.set(name, value[run.language])
  return block.next
}

type Stop = { asked: DialogState['asked']; handover: boolean; isDone: boolean }

/** Goes through the blocks from `start` until the visitor has to speak; `times` says how often the block there has asked already. */
const follow = (run: Run, start: string, times: number): Stop => {
  let at = start
  let again = times
  for (let steps = 0; steps < MOST_BLOCKS; steps += 1) {
    const block = run.flow.blocks[at]
    if (!block) break
    run.path.push(at)
    if (block.type === 'handover') {
      say(run, at, block.text)
      return { asked: null, handover: true, isDone: true }
    }
    if (block.type === 'say') {
      say(run, at, block.text, block.buttons, block.card)
      if (!block.next) break
      at = block.next
    } else if (block.type === 'ask') {
      if (run.slots.has(block.slot)) at = block.next
      else if (again >= block.limit) at = block.otherwise
      else {
        say(run, at, block.text, block.buttons)
        return { asked: { slot: block.slot, block: at, times: again + 1 }, handover: false, isDone: false }
      }
      again = 0
    } else at = nextOf(run, block)
  }
  return { asked: null, handover: false, isDone: true }
}

const recordOf = (
  flow: Flow,
  topic: string | null,
  slots: Slots,
  path: readonly string[],
  language: Locale,
): DialogRecord => ({
  topic,
  fields: [...slots].flatMap(([name, value]) => {
    const label = flow.slots[name]?.label[language]
    return label && name !== 'confirmed'
      ? [{ name, label, value: readableValue(flow, name, value, language) }]
      : []
  }),
  complete: path.some((id) => flow.blocks[id]?.type === 'record'),
})

/** Answers a message in a flow: what the bot says, where the conversation then stands, and the record as far as it is filled in. */
export const runFlow = (
  flow: Flow,
  before: DialogState,
  heard: Heard,
  language: Locale,
): { messages: DialogMessage[]; state: DialogState; record: DialogRecord } => {
  const slots: Slots = new Map(before.slots.map(({ name, value }) => [name, value]))
  const run: Run = { flow, language, slots, path: [], messages: [] }
  const filled = slotsFrom(flow, heard, before.asked?.slot ?? null)
  const isAnswer = before.asked !== null && filled.has(before.asked.slot)
  const intent = heard.action === 'reply' ? heard.intent : null
  const isFact = before.topic !== null && isMostlyFacts(heard)
  const isReason = before.asked !== null && isAlike(flow, heard, before.asked.slot)
  const isOther = intent !== null && intent !== before.topic && !isFact && !isReason
  const isCorrection = before.topic !== null && filled.size > 0 && (!isOther || ASIDE.includes(intent ?? ''))
  let topic = before.topic
  let paused = before.paused
  let unclear = 0
  let stop: Stop = { asked: before.asked, handover: false, isDone: false }

  const askAgain = () => {
    if (before.asked) stop = follow(run, before.asked.block, before.asked.times)
  }
  const begin = (name: string, block: string) => {
    if (before.asked && before.topic && before.topic !== name)
      paused = [
        { topic: before.topic, block: before.asked.block },
        ...paused.filter((other) => other.topic !== name),
      ].slice(0, 5)
    topic = name
    stop = follow(run, block, 0)
  }

  const urgent = intent !== null && flow.urgent?.includes(intent) ? flow.starts[intent] : undefined
  if (urgent) {
    topic = intent
    // Nobody goes back to what was open before.
    paused = []
    stop = follow(run, urgent.block, 0)
  } else if ((isAnswer && (!isOther || ASIDE.includes(intent ?? ''))) || isCorrection) {
    for (const [name, value] of filled) slots.set(name, value)
    // What was changed has to be confirmed anew.
    if (!filled.has('confirmed')) slots.delete('confirmed')
    const start = before.asked?.block ?? flow.starts[before.topic ?? '']?.block ?? ''
    stop = follow(run, start, isAnswer ? 0 : Math.max(0, (before.asked?.times ?? 0) - 1))
  } else if (intent !== null && flow.starts[intent]) {
    const { block } = flow.starts[intent]
    if (ASIDE.includes(intent)) {
      stop = follow(run, block, 0)
      askAgain()
    } else {
      slots.delete('confirmed')
      for (const [name, value] of filled) slots.set(name, value)
      begin(intent, block)
    }
  } else if (heard.action === 'suggest') {
    const options = heard.options.flatMap((name) => flow.starts[name]?.label ?? [])
    const start = flow.starts['suggest']
    const text = start && flow.blocks[start.block]
    if (start && text?.type === 'say') {
      run.path.push(start.block)
      say(run, start.block, text.text, options)
    }
  } else {
    unclear = before.unclear + 1
    const name = unclear >= UNCLEAR_BEFORE_PERSON ? 'person' : 'unclear'
    const start = flow.starts[name]
    if (start) stop = { ...follow(run, start.block, 0), asked: before.asked }
    if (name === 'unclear') askAgain()
  }

  const [left, ...others] = paused
  if (stop.isDone && !stop.handover && left && topic !== before.topic) {
    const back = flow.starts['back']
    if (back) follow(run, back.block, 0)
    topic = left.topic
    paused = others
    stop = follow(run, left.block, 0)
  }

  const record = recordOf(flow, topic, slots, run.path, language)
  const state: DialogState = {
    // What is written down is settled: what is said next begins something new.
    topic: record.complete && stop.isDone ? null : topic,
    asked: stop.asked,
    slots: [...slots].map(([name, value]) => ({ name, value })).slice(-20),
    paused,
    unclear: Math.min(unclear, 9),
    path: run.path,
    handover: stop.handover,
  }
  return { messages: run.messages, state, record }
}
