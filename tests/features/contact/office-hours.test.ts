import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import holidays from '@/content/holidays.json'
import { officeStatus, replyBy } from '@/features/contact/office-hours'

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
    // New Year's Day 2027 is a Friday; Tết 2027 is 5 to 10 February.
    ['2026-12-31T18:00', opens(6, 2)],
    ['2027-01-01T10:00', opens(6, 1)],
    ['2027-02-04T18:00', opens(4, 7)],
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

  test('a holiday is a day of its own, the list is sorted, and each year has at least the eleven days of the law', () => {
    expect(holidays).toEqual([...new Set(holidays)].toSorted())
    const years = Map.groupBy(holidays, (date) => date.slice(0, 4))
    for (const [year, dates] of years) expect(dates.length, year).toBeGreaterThanOrEqual(11)
    expect(holidays).toContain('2027-02-06')
  })
})

const answered = (hanoi: string) => new Date(replyBy(Date.parse(`${hanoi}:00+07:00`))).toISOString()
const moment = (hanoi: string) => new Date(`${hanoi}:00+07:00`).toISOString()

describe('a message is answered', () => {
  test.each([
    ['on a working day, within 24 hours', '2026-11-19T10:15', '2026-11-20T10:15'],
    ['after hours, before the next day ends', '2026-11-19T20:00', '2026-11-20T17:30'],
    ['before opening, the same day', '2026-11-19T07:00', '2026-11-19T17:30'],
    ['on Saturday, on Monday', '2026-11-28T11:00', '2026-11-30T11:00'],
    ['on Sunday, on Monday', '2026-11-29T11:00', '2026-11-30T17:30'],
    ['before Tết, after Tết', '2027-02-04T15:00', '2027-02-11T15:00'],
    ['during Tết, after Tết', '2027-02-07T09:00', '2027-02-11T17:30'],
  ])('%s', (_, written, reply) => {
    expect(answered(written)).toBe(moment(reply))
  })
})
