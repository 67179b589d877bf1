import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { findVouchers, readAccount } from '@/features/pricing/account'
import { DealBand } from '@/features/pricing/deal-band'
import { OffersProvider, type Flags } from '@/features/pricing/offers'
import { VoiceColumn } from '@/features/pricing/voice-column'
import { VoucherDesk } from '@/features/pricing/voucher-desk'
import type { Voucher } from '@/features/pricing/vouchers'
import type { Locale } from '@/lib/i18n/config'
import type { Session } from '@/lib/session'
import { voicePlans, messages } from './support'

const plans = voicePlans().filter(({ cycle, product }) => cycle === 'monthly' && product === 'studio')
const bearer = async () => 'token'

export const voucher = (code: string, changes: Partial<Voucher> = {}): Voucher => ({
  code,
  kind: 'public',
  discountPercent: 10,
  endsAt: null,
  usagePackage: 'studio',
  isUsed: false,
  ...changes,
})
export const ten = voucher('GIONGHAY10')

type Setting = {
  lang?: Locale
  session?: Session
  flags?: Partial<Flags>
  vouchers?: readonly Voucher[]
  rendered?: number
}

export const show = ({
  lang = 'vi',
  session = { state: 'anonymous' },
  flags,
  vouchers = [],
  rendered,
}: Setting = {}) =>
  render(
    <OffersProvider
      lang={lang}
      messages={messages(lang, 'pricing')}
      voucherMessages={messages(lang, 'vouchers')}
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
          <VoiceColumn key={plan.id} plan={plan} peers={plans} target="/app" />
        ))}
      </ul>
      <VoucherDesk id="vouchers" products={['studio']} elsewhere="/aicall/pricing" />
    </OffersProvider>,
  )

export const column = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-plan="studio-${id}-monthly"]`)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
export const price = (id: string) => column(id).querySelector('[data-price]')?.textContent
export const signedIn: Session = { state: 'signed-in' }

/** Before a test: an account without anything, everything in view, and a server whose clock is right. */
export const preparePage = () => {
  vi.mocked(readAccount).mockReset().mockResolvedValue({ orders: [], vouchers: [], hasPaid: false })
  vi.mocked(findVouchers).mockReset().mockResolvedValue([])
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
  vi.stubGlobal('requestIdleCallback', (job: () => void) => queueMicrotask(job))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }))
}

export const leavePage = () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
