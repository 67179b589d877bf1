// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatVnd } from '@/lib/i18n/format'
import { column, leavePage, preparePage, price, show } from './offers-page'
import { messages } from './support'

vi.mock('@/features/pricing/account')

beforeEach(preparePage)
afterEach(leavePage)

const END = Date.parse('2027-01-31T16:59:59.000Z')

describe('a deal', () => {
  const start = async (now: number, rendered = now) => {
    vi.useFakeTimers({ now })
    show({ rendered })
    await act(() => vi.advanceTimersByTimeAsync(10))
  }

  test('counts down to the minute', async () => {
    await start(END - 90_060_000 + 5_000)
    const cells = () => [...screen.getByRole('timer').children].map(({ textContent }) => textContent)
    const { days, hours, minutes } = messages('vi', 'pricing').deal.units
    expect(cells()).toEqual([`01 ${days}`, `01 ${hours}`, `01 ${minutes}`])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(cells()[2]).toBe(`00 ${minutes}`)
  })

  test('ends without reload: the band goes, the price is the list price, and it is said', async () => {
    await start(END - 3_000)
    expect(price('creator')).toBe(formatVnd(211_650, 'vi'))
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(price('creator')).toBe(formatVnd(249_000, 'vi'))
    expect(document.querySelector('[data-deal]')).toBeNull()
    expect(column('creator').querySelector('s')).toBeNull()
    expect(document.querySelector('[data-deal-ended]')?.textContent).toContain(formatVnd(249_000, 'vi'))
  })

  test('that ended between rendering and reading is gone at once', async () => {
    await start(END + 60_000, END - 60_000)
    expect(price('creator')).toBe(formatVnd(249_000, 'vi'))
  })

  test('goes by the server: a clock two years ahead ends nothing', async () => {
    const server = END - 86_400_000
    vi.stubGlobal(
      'fetch',
      async () => new Response(null, { headers: { date: new Date(server).toUTCString() } }),
    )
    await start(END + 63_072_000_000, server)
    expect(price('creator')).toBe(formatVnd(211_650, 'vi'))
    expect(screen.getByRole('timer').textContent).toMatch(/^0[01] /)
  })

  test('runs on this clock when the server’s cannot be had', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    await start(END - 1_000)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(price('creator')).toBe(formatVnd(249_000, 'vi'))
  })
})
