import { describe, expect, it } from 'vitest'
import { layDialogue, type Turn } from '../../platform/speech/dialogue.ts'
import { otpTurns } from '../../platform/speech/otp.ts'
import { renderCall } from '../../platform/speech/render.ts'
import { RATE, toneEngine } from './tone-engine.ts'

const cast = { agent: 'thu-lam', customer: 'customer-vi-male', rate: 1 }
const turns: Turn[] = [
  { speaker: 'agent', text: 'một hai ba bốn' },
  { speaker: 'customer', text: 'năm sáu' },
  { speaker: 'customer', text: '[phím 1]' },
  { speaker: 'agent', text: 'bảy', pause_ms: 900 },
]

const power = (pcm: Float32Array, fromMs: number, toMs: number) =>
  pcm.slice((fromMs / 1000) * RATE, (toMs / 1000) * RATE).reduce((sum, v) => sum + v * v, 0)

describe('a dialogue', () => {
  it('puts turns one after the other with a pause between', async () => {
    const call = await layDialogue(toneEngine, turns, cast)
    call.turns.forEach((turn, i) => {
      expect(turn.end_ms).toBeGreaterThan(turn.start_ms)
      expect(turn.start_ms).toBeGreaterThan((call.turns[i - 1]?.end_ms ?? 0) + 200)
      expect(turn.text).toBe(turns[i]?.text)
    })
    expect(call.turns[0]).toMatchObject({ start_ms: 320, end_ms: 1320 })
    expect((call.turns[3]?.start_ms ?? 0) - (call.turns[2]?.end_ms ?? 0)).toBe(900)
    expect(call.agent.length).toBe(call.customer.length)
  })

  it('keeps a channel silent while the other one speaks', async () => {
    const call = await layDialogue(toneEngine, turns, cast)
    for (const { speaker, start_ms, end_ms } of call.turns) {
      expect(power(call[speaker], start_ms, end_ms)).toBeGreaterThan(1)
      expect(power(speaker === 'agent' ? call.customer : call.agent, start_ms + 60, end_ms)).toBe(0)
    }
  })

  it('times the words within their turn', async () => {
    const [first] = (await layDialogue(toneEngine, turns, cast)).turns
    expect(first?.words.map(({ start_ms }) => start_ms)).toEqual([320, 570, 820, 1070])
  })

  it('speaks faster for the agent only', async () => {
    const call = await layDialogue(toneEngine, turns, { ...cast, rate: 2 })
    const lengths = call.turns.map(({ start_ms, end_ms }) => end_ms - start_ms)
    expect(lengths.slice(0, 2)).toEqual([500, 500])
  })

  it('becomes a file whose channels and peaks cover its whole length', async () => {
    const call = await renderCall(toneEngine, turns, cast, 'thử')
    expect(call.peaks).toHaveLength(180)
    expect(call.channels.ch).toHaveLength(2)
    expect(call.durationMs).toBeGreaterThan(call.turns.at(-1)?.end_ms ?? Infinity)
  })
})

describe('a voice OTP call', () => {
  it.each(['vi', 'en'] as const)(
    'says the code twice, digit by digit, and that it is a test (%s)',
    (language) => {
      const text = otpTurns('3508', language)
        .map((turn) => turn.text)
        .join(' ')
      expect(text.split('3 … 5 … 0 … 8')).toHaveLength(3)
      expect(text).toMatch(language === 'vi' ? /mã thử.*cuộc gọi thử/i : /test code.*test call/)
    },
  )
})
