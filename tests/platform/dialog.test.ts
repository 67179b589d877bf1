import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  turnResultSchema,
  understandResultSchema,
  type DialogState,
  type TurnResult,
  type UnderstandResult,
} from '../../lib/contract/dialog.ts'
import { success } from '../../lib/contract/envelope.ts'
import { startHarness, START_MS, visitorOf, type Harness, type Visitor } from './harness.ts'

const LIMIT = 30
const NOW = Date.parse('2026-11-23T09:00:00+07:00')

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { DIALOG_HOURLY_LIMIT: String(LIMIT) }, clock: () => NOW })
}, START_MS)
afterAll(() => harness.stop())

const post = (visitor: Visitor, path: string, body: object) =>
  visitor.send(path, { method: 'POST', body: { bot: 'clinic', language: 'vi', ...body } })
const understand = async (text: string, body: object = {}): Promise<UnderstandResult> =>
  success(understandResultSchema).parse(
    await (await post(visitorOf(harness), '/dialog/understand', { text, ...body })).json(),
  ).result
const valuesOf = ({ entities }: UnderstandResult) => entities.map(({ type, value }) => `${type}=${value}`)

describe('a message understood', () => {
  it('keeps nobody else waiting, not even the first one, for which the bot has to learn', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const begun = performance.now()
    delay.enable()
    await understand('xin chào')
    delay.disable()
    expect(delay.max / 1e6).toBeLessThan((performance.now() - begun) / 3)
  }, 60_000)

  it('is read as it was meant, its facts marked where they stand', async () => {
    const text = 'mai 3h chieu cho e doi lich kham'
    const understood = await understand(text)
    expect(understood.normalized).toBe('mai 3h chiều cho em đổi lịch khám')
    expect(understood.intents[0]?.intent).toBe('move')
    expect(understood.decision).toMatchObject({ action: 'reply', intent: 'move' })
    expect(valuesOf(understood)).toEqual(['date=2026-11-24', 'time=15:00'])
    for (const { start, end, text: typed } of understood.tokens) expect(text.slice(start, end)).toBe(typed)
    expect(understood.tokens.find(({ text: typed }) => typed === 'e')).toMatchObject({ change: 'slang' })
    expect(understood.decision.because.length).toBeGreaterThan(0)
    expect(understood.decision.messages.length).toBeGreaterThan(0)
  }, 60_000)

  it('is the same again for the same message', async () => {
    const text = 'cho chị hẹn khám tim mạch thứ 7 tuần sau'
    expect(await understand(text)).toEqual(await understand(text))
    expect(valuesOf(await understand(text))).toContain('date=2026-12-05')
  }, 60_000)

  it.each([
    ['khám ngày mốt lúc 8h30 sáng', ['date=2026-11-25', 'time=08:30']],
    ['à không, bốn giờ chiều', ['time=16:00']],
    ['em chỉ có 2tr3', ['money=2300000']],
    ['hai triệu rưỡi được không', ['money=2500000']],
    ['gọi mình số 0912 345 678', ['phone=0912345678']],
  ])('reads %s', async (text, facts) => {
    expect(valuesOf(await understand(text))).toEqual(facts)
  })

  it('hides codes nobody should be told', async () => {
    const understood = await understand('mã otp của tôi là 338291', { bot: 'card' })
    expect(understood.decision.intent).toBe('pin_otp')
    expect(valuesOf(understood)).toEqual(['secret=••••••'])
  }, 60_000)

  it('goes on from a context', async () => {
    const asked = { slot: 'time', block: 'move_time', times: 1 }
    const slots = [{ name: 'date', value: '2026-11-28' }]
    const understood = await understand('4h chiều', { context: { topic: 'move', asked, slots } })
    expect(understood.decision.messages[0]?.block).toBe('move_confirm')
  })
})

describe('a conversation', () => {
  const talk = async (
    visitor: Visitor,
    session: string,
    text: string,
    state?: DialogState,
  ): Promise<TurnResult> =>
    success(turnResultSchema).parse(
      await (await post(visitor, '/dialog/turn', { session, text, ...(state ? { state } : {}) })).json(),
    ).result
  const lastBlock = ({ state }: TurnResult) => state.asked?.block ?? state.path.at(-1)

  it('asks for what is missing, takes corrections, and fills in the record', async () => {
    const visitor = visitorOf(harness)
    const say = (text: string) => talk(visitor, 'a-conversation', text)
    expect(lastBlock(await say('cho em đặt lịch khám da liễu sáng thứ 7'))).toBe('book_branch')
    expect(lastBlock(await say('cơ sở Thủ Đức'))).toBe('book_name')
    expect(lastBlock(await say('em tên Trần Thu Hà'))).toBe('book_confirm')
    const corrected = await say('à không, 4h chiều nhé')
    expect(lastBlock(corrected)).toBe('book_confirm')
    expect(corrected.state.slots).toContainEqual({ name: 'time', value: '16:00' })
    const done = await say('đúng rồi')
    expect(done.record.complete).toBe(true)
    expect(done.record.fields.map(({ name }) => name).toSorted()).toEqual(
      ['branch', 'date', 'name', 'specialty', 'time'].toSorted(),
    )
  }, 60_000)

  it.each(['Lan', 'Trần Văn Hùng', 'Nguyễn Thị Lan'])(
    'takes the plain name %s for a name',
    async (name) => {
      const visitor = visitorOf(harness)
      const say = (text: string) => talk(visitor, name, text)
      await say('cho em đặt lịch khám da liễu sáng thứ 7')
      await say('cơ sở Thủ Đức')
      const named = await say(name)
      expect(lastBlock(named)).toBe('book_confirm')
      expect(named.state.slots).toContainEqual({ name: 'name', value: name })
    },
    60_000,
  )

  it('answers another question in between and comes back', async () => {
    const visitor = visitorOf(harness)
    const say = (text: string) => talk(visitor, 'another', text)
    expect(lastBlock(await say('đặt lịch khám nhi ngày mai'))).toBe('book_time')
    const between = await say('phòng khám mở cửa mấy giờ vậy')
    expect(between.state.path).toContain('hours')
    expect(lastBlock(between)).toBe('book_time')
    expect(between.state.topic).toBe('book')
  }, 60_000)

  it('goes on by its state where the server has forgotten it, and knows nothing of another session', async () => {
    const visitor = visitorOf(harness)
    const first = await talk(visitor, 'one', 'đặt lịch khám nhi ngày mai')
    const moved = await talk(visitor, 'two', '3h chiều', first.state)
    expect(lastBlock(moved)).toBe('book_branch')
    expect((await talk(visitor, 'three', '3h chiều')).state.topic).not.toBe(first.state.topic)
  }, 60_000)

  it('hands over to a person when asked, and after two messages it cannot make out', async () => {
    const visitor = visitorOf(harness)
    expect((await talk(visitor, 'person', 'cho mình gặp nhân viên')).state.handover).toBe(true)
  }, 60_000)
})

describe('signs of an emergency', () => {
  it.each([
    'ba em đau ngực với khó thở từ sáng',
    'me em kho tho qua',
    'em bi chay mau nhieu khong cam duoc',
    'cho em đặt lịch khám, con em đang co giật',
    'my father has chest pain and can’t breathe',
  ])('%s: 115 and a person at once', async (text) => {
    const { decision } = await understand(text)
    expect(decision).toMatchObject({ action: 'reply', intent: 'emergency' })
    expect(decision.messages.map(({ block }) => block)).toEqual(['emergency'])
    expect(decision.messages[0]?.text).toContain('115')
  })

  it.each(['bảo hiểm tai nạn có dùng được không', 'cho em gặp tư vấn viên', 'cho gap tu van vien'])(
    '%s is none',
    async (text) => {
      expect((await understand(text)).decision.intent).not.toBe('emergency')
    },
  )
})

describe('what is not answered', () => {
  const fields = async (body: object) =>
    (
      await visitorOf(harness).failure('/dialog/understand', {
        method: 'POST',
        body: { bot: 'clinic', language: 'vi', text: 'alo', ...body },
      })
    ).fields

  it('is refused field by field', async () => {
    expect(await fields({ text: ' ' })).toEqual({ text: 'TEXT_EMPTY' })
    expect(await fields({ text: 'a'.repeat(501) })).toEqual({ text: 'TEXT_TOO_LONG' })
    expect(await fields({ bot: 'pizza' })).toEqual({ bot: 'INVALID' })
    expect(await fields({ language: 'fr' })).toEqual({ language: 'INVALID' })
  })

  it('is more than a visitor’s share in an hour', async () => {
    const visitor = visitorOf(harness)
    await visitor.send('/tts/demo/left')
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let i = 0; i < LIMIT + 1; i += 1)
      statuses.push(
        (
          await visitor.send('/dialog/understand', {
            method: 'POST',
            headers: from,
            body: { bot: 'clinic', language: 'vi', text: 'alo' },
          })
        ).status,
      )
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429])
  }, 60_000)
})
