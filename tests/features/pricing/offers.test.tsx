// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAccount } from '@/features/pricing/account'
import type { Order } from '@/features/pricing/plan-status'
import { formatVnd } from '@/lib/i18n/format'
import { column, leavePage, preparePage, price, show, signedIn, ten, voucher } from './offers-page'
import { messages } from './support'

vi.mock('@/features/pricing/account')

beforeEach(preparePage)
afterEach(leavePage)

describe('what a signed-in visitor holds', () => {
  const order = (plan: string, state: Order['state']): Order => ({
    id: plan,
    usagePackage: 'studio',
    type: 'STUDIO',
    status: 'PAID',
    packageId: `studio-${plan}-monthly`,
    state,
    expiresAt: '2026-12-09T03:00:00Z',
  })
  const { states } = messages('vi', 'pricing')

  test.each([
    ['ACTIVE', states.current, null],
    ['USING', states.more, '/app?plan=studio-personal-monthly&cycle=monthly'],
    ['USED', states.again, '/app?plan=studio-personal-monthly&cycle=monthly'],
  ] as const)('is shown as %s', async (state, action, href) => {
    vi.mocked(readAccount).mockResolvedValue({
      orders: [order('personal', state)],
      vouchers: [],
      hasPaid: true,
    })
    show({ session: signedIn })
    const held = within(column('personal'))
    expect(await held.findByText(states.badge[state])).toBeTruthy()
    expect(held.getByText(states.until.replace('{{date}}', '09/12/2026'))).toBeTruthy()
    expect(held.getByText(action).closest('a')?.getAttribute('href') ?? null).toBe(href)
    const upgrade = within(column('team')).queryByText(states.upgrade)
    expect(Boolean(upgrade)).toBe(state !== 'USED')
  })

  test('is past when its day is over', async () => {
    const past = { ...order('personal', 'USED'), expiresAt: '2020-01-31T03:00:00Z' }
    vi.mocked(readAccount).mockResolvedValue({ orders: [past], vouchers: [], hasPaid: true })
    show({ session: signedIn })
    expect(await screen.findByText(states.since.replace('{{date}}', '31/01/2020'))).toBeTruthy()
  })

  test('is asked for with the token, and a failed lookup leaves the page as it was', async () => {
    vi.mocked(readAccount).mockResolvedValue({ orders: null, vouchers: null, hasPaid: null })
    show({ session: signedIn, vouchers: [ten] })
    await vi.waitFor(() => expect(readAccount).toHaveBeenCalledWith('token'))
    expect(within(column('personal')).getByText(messages('vi', 'pricing').choose)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /GIONGHAY10/ })).toBeTruthy()
  })

  test('is not asked for a visitor who is not signed in', () => {
    show()
    expect(readAccount).not.toHaveBeenCalled()
  })
})

describe('vouchers', () => {
  const first = voucher('LANDAU20', { kind: 'first_purchase', discountPercent: 20, usagePackage: null })

  test('lower the price when chosen, and let it go again', async () => {
    show({ vouchers: [ten] })
    await userEvent.click(screen.getByRole('radio', { name: /GIONGHAY10/ }))
    await vi.waitFor(() => expect(price('personal')).toBe(formatVnd(89_100, 'vi')))
    expect(column('personal').textContent).toContain('GIONGHAY10')
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(messages('vi', 'vouchers').none) }))
    await vi.waitFor(() => expect(price('personal')).toBe(formatVnd(99_000, 'vi')))
  })

  test('are chosen by the page only behind its flag, with the reason', () => {
    show({ vouchers: [ten, first], flags: { isAuto: true, isFirstOffered: true } })
    expect(price('personal')).toBe(formatVnd(79_200, 'vi'))
    const { reason } = messages('vi', 'vouchers')
    const best = screen.getByRole('radio', { name: new RegExp(messages('vi', 'vouchers').best) })
    const text = best.closest('label')?.textContent
    expect(text).toContain('LANDAU20')
    expect(text).toContain('GIONGHAY10')
    // Once, however many products it holds for.
    expect(text?.split(reason.first)).toHaveLength(2)
  })

  test('for a first purchase stay away without their flag and from those who have paid', async () => {
    show({ vouchers: [first], flags: { isAuto: true } })
    expect(screen.queryByRole('radio', { name: /LANDAU20/ })).toBeNull()
    cleanup()
    vi.mocked(readAccount).mockResolvedValue({
      orders: [],
      vouchers: [voucher('CAMON15', { kind: 'personal', discountPercent: 15 })],
      hasPaid: true,
    })
    show({ vouchers: [first], flags: { isAuto: true, isFirstOffered: true }, session: signedIn })
    expect(await screen.findByRole('radio', { name: /^CAMON15/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /LANDAU20/ })).toBeNull()
    expect(price('personal')).toBe(formatVnd(84_150, 'vi'))
  })
})
