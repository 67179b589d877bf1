import { describe, expect, it } from 'vitest'
import { nextVietnamMidnight, secondsUntilOpen, vietnamDay } from '../../lib/domain/vietnam-day.ts'
import { failureSchema } from '../../lib/contract/envelope.ts'
import { numberEnding, postCall, startHarness, visitorOf } from './harness.ts'

const at = (vietnamTime: string) => Date.parse(`${vietnamTime}+07:00`)

describe('the day in Vietnam', () => {
  it('turns at midnight there', () => {
    expect(vietnamDay(at('2026-03-01T23:59:59'))).toBe(vietnamDay(at('2026-03-01T00:00:00')))
    expect(vietnamDay(at('2026-03-02T00:00:00'))).toBe(vietnamDay(at('2026-03-01T23:59:59')) + 1)
    expect(nextVietnamMidnight(at('2026-03-01T23:59:59'))).toBe(at('2026-03-02T00:00:00'))
  })

  it.each([
    ['07:59:00', 60],
    ['08:00:00', 0],
    ['19:59:59', 0],
    ['20:00:00', 12 * 3_600],
  ])('opens at eight and closes at twenty: at %s in %d seconds', (time, seconds) => {
    expect(secondsUntilOpen(at(`2026-03-01T${time}`), { from: 480, to: 1_200 })).toBe(seconds)
  })
})

describe('a platform whose clock is ours', () => {
  it('refuses outside the hours, opens in the morning, and gives new calls after midnight', async () => {
    let now = at('2031-03-01T07:00:00')
    const clock = () => now
    const harness = await startHarness({
      clock,
      env: { CALLING_HOURS: '08:00-23:59', VISITOR_DAILY_LIMIT: '1' },
    })
    const visitor = visitorOf(harness)
    const code = async () => {
      const response = await postCall(visitor, numberEnding('78'))
      return response.ok ? 'OK' : failureSchema.parse(await response.json()).error_code
    }
    await visitor.send('/demo-calls/auto-call/calls-left')
    expect(await code()).toBe('OUTSIDE_CALLING_HOURS')
    now = at('2031-03-01T23:58:30')
    expect(await code()).toBe('OK')
    expect(await code()).toBe('DAILY_LIMIT_REACHED')
    now = at('2031-03-02T08:00:00')
    expect(await code()).toBe('OK')
    // A ticket nobody used runs out after a minute, and its call is given back.
    now += 61_000
    expect(await code()).toBe('OK')
    await harness.stop()
  })
})
