import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { officeStatus } from '@/features/contact/office-hours'

const at = (hanoi: string) => officeStatus(Date.parse(`${hanoi}:00+07:00`))
const opens = (day: number, inDays: number) => ({ isOpen: false, time: '08:30', day, inDays })
const open = { isOpen: true, time: '17:30' }

describe('the office in Hanoi', () => {
  // 20 November 2026 is a Friday.
  test.each([
    ['2026-11-20T08:29', opens(5, 0)],
    ['2026-11-20T08:30', open],
    ['2026-11-20T12:00', open],
    ['2026-11-20T17:29', open],
    ['2026-11-20T17:30', opens(6, 1)],
    ['2026-11-20T23:59', opens(6, 1)],
    ['2026-11-21T00:00', opens(6, 0)],
    ['2026-11-21T10:00', open],
    ['2026-11-21T17:30', opens(1, 2)],
    ['2026-11-22T00:00', opens(1, 1)],
    ['2026-11-22T10:00', opens(1, 1)],
    ['2026-11-22T23:59', opens(1, 1)],
    ['2026-11-23T00:00', opens(1, 0)],
    ['2026-12-31T18:00', opens(5, 1)],
  ])('at %s', (hanoi, status) => {
    expect(at(hanoi)).toEqual(status)
  })

  test('goes by the clock of Hanoi wherever the visitor is', () => {
    expect(officeStatus(Date.parse('2026-11-19T20:30:00-05:00'))).toEqual(open)
    expect(officeStatus(Date.parse('2026-11-20T10:30:00Z'))).toEqual(opens(6, 1))
  })

  test('when closed, opens at the moment it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }), (now) => {
        const status = officeStatus(now)
        if (status.isOpen) return
        const midnight = Math.floor((now + 7 * 3_600_000) / 86_400_000) * 86_400_000 - 7 * 3_600_000
        const opening = midnight + status.inDays * 86_400_000 + 8.5 * 3_600_000
        expect(opening).toBeGreaterThan(now)
        expect(officeStatus(opening).isOpen).toBe(true)
        expect(officeStatus(opening - 1).isOpen).toBe(false)
        expect(new Date(opening + 7 * 3_600_000).getUTCDay()).toBe(status.day)
      }),
    )
  })
})
