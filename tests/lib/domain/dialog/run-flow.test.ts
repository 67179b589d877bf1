import { describe, expect, it } from 'vitest'
import { flowSchema } from '../../../../lib/contract/dialog-flow.ts'
import type { BotId } from '../../../../lib/contract/enums.ts'
import { newState, runFlow, type Heard } from '../../../../lib/domain/dialog/run-flow.ts'
import { readSeed } from '../../../../platform/content/seed.ts'

const heard = (text: string, intent: string | null, entities: Heard['entities'] = []): Heard => ({
  text,
  action: intent === null ? 'ask_again' : 'reply',
  intent,
  options: [],
  entities,
})
const talk = (bot: BotId, first: Heard, ...others: Heard[]) => {
  const flow = readSeed(`dialogs/${bot}`, flowSchema)
  const begun = runFlow(flow, newState(), first, 'vi')
  return others.reduce((before, message) => runFlow(flow, before.state, message, 'vi'), begun)
}

describe('the reason for a return', () => {
  const code = { type: 'order_code', value: 'TS-2031', start: 0, end: 7 }
  const asked = heard('TS-2031 muốn trả hàng', 'return', [code])

  it('may sound like a complaint, however long, and is written down', () => {
    for (const reason of ['bị rách', `tủ sách bị rách ${'rất nhiều chỗ '.repeat(12)}`]) {
      const { state, record } = talk('shop', asked, heard(reason, 'complaint'))
      expect(state.path).toContain('return_record')
      expect(record.fields).toContainEqual(expect.objectContaining({ name: 'reason', value: reason }))
    }
  })

  it('is not what asks for something else', () => {
    expect(talk('shop', asked, heard('cho gặp nhân viên', 'person')).state.handover).toBe(true)
  })
})

describe('an emergency', () => {
  const urgent = heard('khó thở', 'emergency', [{ type: 'emergency', value: 'breathing', start: 0, end: 7 }])

  it('goes before everything that is open, and nobody is led back to it', () => {
    const { state, messages } = talk('clinic', heard('đặt lịch', 'book'), urgent)
    expect(messages.map(({ block }) => block)).toEqual(['emergency'])
    expect(messages[0]?.text).toContain('115')
    expect(state).toMatchObject({ handover: true, asked: null, paused: [] })
  })
})
