// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DealBand } from '@/features/pricing/deal-band'
import { OffersProvider, type Flags } from '@/features/pricing/offers'
import type { Order } from '@/features/pricing/plan-state'
import { VoiceColumn } from '@/features/pricing/voice-column'
import { VoucherDesk } from '@/features/pricing/voucher-desk'
import type { Voucher } from '@/features/pricing/vouchers'
import { formatMoment } from '@/lib/dates'
import { LANGS, type Lang } from '@/lib/i18n/config'
import { formatVnd } from '@/lib/money'
import type { Session } from '@/lib/session'
import { voicePlans, words } from './support'

const account = vi.hoisted(() => ({ readAccount: vi.fn(), findVouchers: vi.fn() }))
vi.mock('@/features/pricing/account', () => account)

const END = Date.parse('2027-01-31T16:59:59.000Z')
const plans = voicePlans().filter(({ cycle, product }) => cycle === 'monthly' && product === 'studio')
const bearer = async () => 'token'

const voucher = (code: string, changes: Partial<Voucher> = {}): Voucher => ({
  ...{ code, kind: 'public', discountPercent: 10, endsAt: null, usagePackage: 'studio', isUsed: false },
  ...changes,
})
const first = voucher('LANDAU20', { kind: 'first_purchase', discountPercent: 20, usagePackage: null })
const ten = voucher('GIONGHAY10')

type Setting = {
  lang?: Lang
  session?: Session
  flags?: Partial<Flags>
  vouchers?: readonly Voucher[]
  rendered?: number
}

const show = ({
  lang = 'vi',
  session = { state: 'anonymous' },
  flags,
  vouchers = [],
  rendered,
}: Setting = {}) =>
  render(
    <OffersProvider
      lang={lang}
      words={words(lang, 'pricing')}
      voucherWords={words(lang, 'vouchers')}
      rendered={rendered ?? Date.now()}
      targets={plans}
      vouchers={vouchers}
      dealEnds={plans.flatMap(({ dealEndsAt }) => dealEndsAt ?? [])}
      visitor={{ session, bearer }}
      flags={{ isFirstOffered: false, isAuto: false, ...flags }}
    >
      <DealBand plans={plans} />
      <ul>
        {plans.map((plan) => (
          <VoiceColumn key={plan.id} plan={plan} peers={plans} href="/app" />
        ))}
      </ul>
      <VoucherDesk id="vouchers" products={['studio']} elsewhere="/aicall/pricing" />
    </OffersProvider>,
  )

const column = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-plan="studio-${id}-monthly"]`)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
const price = (id: string) => column(id).querySelector('[data-price]')?.textContent
const signedIn: Session = { state: 'signed-in' }

beforeEach(() => {
  account.readAccount.mockReset().mockResolvedValue({ orders: [], vouchers: [], hasPaid: false })
  account.findVouchers.mockReset().mockResolvedValue([])
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        this.seen([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a deal', () => {
  const start = async (now: number, rendered = now) => {
    vi.useFakeTimers({ now })
    show({ rendered })
    await act(() => vi.advanceTimersByTimeAsync(10))
  }

  test('counts down to the second', async () => {
    await start(END - 90_061_000 - 700)
    const cells = () => [...screen.getByRole('timer').children].map(({ textContent }) => textContent)
    const { days, hours, minutes, seconds } = words('vi', 'pricing').deal.units
    const shown = cells()
    expect(shown[0]).toBe(`01 ${days}`)
    expect(shown.slice(1, 3)).toEqual([`01 ${hours}`, `01 ${minutes}`])
    expect(shown[3]).toMatch(new RegExp(`^0[0-2] ${seconds}$`))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
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

describe('what a signed-in visitor holds', () => {
  const order = (plan: string, state: Order['state']): Order => ({
    ...{
      id: plan,
      usagePackage: 'studio',
      type: 'STUDIO',
      status: 'PAID',
      packageId: `studio-${plan}-monthly`,
    },
    ...{ state, expiresAt: '2026-12-09T03:00:00Z' },
  })
  const { states } = words('vi', 'pricing')

  test.each([
    ['ACTIVE', states.current, null],
    ['USING', states.more, '/app'],
    ['USED', states.again, '/app'],
  ] as const)('is shown as %s', async (state, action, href) => {
    account.readAccount.mockResolvedValue({ orders: [order('personal', state)], vouchers: [], hasPaid: true })
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
    account.readAccount.mockResolvedValue({ orders: [past], vouchers: [], hasPaid: true })
    show({ session: signedIn })
    expect(await screen.findByText(states.since.replace('{{date}}', '31/01/2020'))).toBeTruthy()
  })

  test('is asked for with the token, and a failed lookup leaves the page as it was', async () => {
    account.readAccount.mockResolvedValue({ orders: null, vouchers: null, hasPaid: null })
    show({ session: signedIn, vouchers: [ten] })
    await vi.waitFor(() => expect(account.readAccount).toHaveBeenCalledWith('token'))
    expect(within(column('personal')).getByText(words('vi', 'pricing').choose)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /GIONGHAY10/ })).toBeTruthy()
  })

  test('is not asked for a visitor who is not signed in', () => {
    show()
    expect(account.readAccount).not.toHaveBeenCalled()
  })
})

describe('vouchers', () => {
  test('lower the price when chosen, and let it go again', async () => {
    show({ vouchers: [ten] })
    await userEvent.click(screen.getByRole('radio', { name: /GIONGHAY10/ }))
    expect(price('personal')).toBe(formatVnd(89_100, 'vi'))
    expect(column('personal').textContent).toContain('GIONGHAY10')
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(words('vi', 'vouchers').none) }))
    expect(price('personal')).toBe(formatVnd(99_000, 'vi'))
  })

  test('are chosen by the page only behind its flag, with the reason', () => {
    show({ vouchers: [ten, first], flags: { isAuto: true, isFirstOffered: true } })
    expect(price('personal')).toBe(formatVnd(79_200, 'vi'))
    const { reason } = words('vi', 'vouchers')
    const best = screen.getByRole('radio', { name: new RegExp(words('vi', 'vouchers').best) })
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
    account.readAccount.mockResolvedValue({
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

describe.each(LANGS)('a typed code in %s', (lang) => {
  const { code: box, fits } = words(lang, 'vouchers')
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
    account.findVouchers.mockResolvedValue(found ? [found] : [])
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
    account.findVouchers.mockResolvedValue([voucher('NEW25', { discountPercent: 25 })])
    show({ lang })
    await type(' new25 ')
    await vi.waitFor(() => expect(price('personal')).toBe(formatVnd(74_250, lang)))
    expect(screen.getByRole('radio', { name: /NEW25/ })).toHaveProperty('checked', true)
  })

  test('that cannot be checked changes nothing', async () => {
    account.findVouchers.mockResolvedValue(null)
    show({ lang, vouchers: [ten] })
    await type('x')
    expect((await screen.findByRole('alert')).textContent).toBe(box.down)
    expect(price('personal')).toBe(formatVnd(99_000, lang))
  })

  test('that is not there is asked for', async () => {
    show({ lang })
    await type(' ')
    expect((await screen.findByRole('alert')).textContent).toBe(box.empty)
    expect(account.findVouchers).not.toHaveBeenCalled()
  })
})
