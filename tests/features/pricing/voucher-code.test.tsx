// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findVouchers } from '@/features/pricing/account'
import { formatMoment, formatVnd } from '@/lib/i18n/format'
import { LOCALES } from '@/lib/i18n/config'
import { leavePage, preparePage, price, show, signedIn, ten, voucher } from './offers-page'
import { messages } from './support'

vi.mock('@/features/pricing/account')

beforeEach(preparePage)
afterEach(leavePage)

describe.each(LOCALES)('a typed code in %s', (lang) => {
  const { code: box, fits } = messages(lang, 'vouchers')
  const type = async (code: string) => {
    await userEvent.type(screen.getByLabelText(box.label), code)
    await userEvent.keyboard('{Enter}')
  }
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '')
  const over = '2026-10-31T16:59:59.000Z'

  test.each([
    ['expired', voucher('MA', { endsAt: over })],
    ['used', voucher('MA', { isUsed: true })],
    ['other', voucher('MA', { usagePackage: 'aicall' })],
    ['closed', voucher('MA', { kind: 'first_purchase' })],
    ['invalid', undefined],
  ] as const)('that is %s is explained', async (verdict, found) => {
    vi.mocked(findVouchers).mockResolvedValue(found ? [found] : [])
    show({ lang })
    await type('ma')
    const text = fill(box.verdicts[verdict], {
      code: found ? 'MA' : 'ma',
      product: found?.usagePackage === 'aicall' ? fits.aicall : fits.studio,
      moment: formatMoment(over, lang),
    })
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText(box.label).getAttribute('aria-invalid')).toBe('true')
    expect(price('personal')).toBe(formatVnd(99_000, lang))
    expect(Boolean(screen.queryByText(box.elsewhere))).toBe(verdict === 'other')
  })

  test('that is not there is not blamed on a sign-in which is already made', async () => {
    show({ lang, session: signedIn })
    await type('ma')
    expect((await screen.findByRole('alert')).textContent).toBe(fill(box.verdicts.unknown, { code: 'ma' }))
  })

  test('that is good is used at once', async () => {
    vi.mocked(findVouchers).mockResolvedValue([voucher('NEW25', { discountPercent: 25 })])
    show({ lang })
    await type(' new25 ')
    await vi.waitFor(() => expect(price('personal')).toBe(formatVnd(74_250, lang)))
    expect(screen.getByRole('radio', { name: /NEW25/ })).toHaveProperty('checked', true)
  })

  test.each([
    ['down', null],
    ['busy', 'busy'],
  ] as const)('that cannot be checked (%s) changes nothing', async (reason, found) => {
    vi.mocked(findVouchers).mockResolvedValue(found)
    show({ lang, vouchers: [ten] })
    await type('x')
    expect((await screen.findByRole('alert')).textContent).toBe(box[reason])
    expect(price('personal')).toBe(formatVnd(99_000, lang))
  })

  test('that is not there is asked for', async () => {
    show({ lang })
    await type(' ')
    expect((await screen.findByRole('alert')).textContent).toBe(box.empty)
    expect(findVouchers).not.toHaveBeenCalled()
  })
})
