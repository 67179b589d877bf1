'use client'

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/config'
import type { Order } from './plan-status'
import { translator, type Translate } from './translate'
import { useAccount, type Visitor } from './use-account'
import { useServerNow } from './use-server-now'
import { usableVouchers, vouchersFor, fits, type Buyer, type Target, type Voucher } from './vouchers'

export type VoucherChoice = { by: 'best' } | { by: 'none' } | { by: 'code'; code: string }

export type Flags = { isFirstOffered: boolean; isAuto: boolean }

export type Offers = {
  lang: Locale
  /** Messages of pricing.json. */
  t: Translate
  /** Messages of vouchers.json. */
  tVoucher: Translate
  /** The server's time, ms since 1970; it moves when something ends. */
  now: number
  offset: number
  isSignedIn: boolean
  orders: readonly Order[]
  buyer: Buyer
  isAuto: boolean
  targets: readonly Target[]
  /** Every voucher of the visitor and of the page, ended and used ones among them. */
  allVouchers: readonly Voucher[]
  usable: readonly Voucher[]
  choice: VoucherChoice
  choose: (choice: VoucherChoice) => void
  /** Adds the vouchers a typed code has brought. */
  addVouchers: (vouchers: readonly Voucher[]) => void
  voucherFor: (target: Target) => Voucher | undefined
  /** The vouchers the page may choose from by itself, the one it would choose first. */
  rankFor: (target: Target) => Voucher[]
}

const Context = createContext<Offers | null>(null)

/** The offers of this page, as they stand for this visitor now. */
export const useOffers = (): Offers => {
  const offers = useContext(Context)
  if (!offers) throw new Error('useOffers is called outside of OffersProvider')
  return offers
}

/** What the server knows of a page's offers; the messages are locales/{lang}/pricing.json and vouchers.json, `rendered` is the server's time in ms. */
export type OffersFacts = {
  lang: Locale
  messages: unknown
  voucherMessages: unknown
  rendered: number
  targets: readonly Target[]
  vouchers: readonly Voucher[]
  dealEnds: readonly string[]
}

export type OffersProviderProps = OffersFacts & { visitor: Visitor; flags: Flags; children: ReactNode }

const millis = (ends: readonly (string | null)[]) => ends.flatMap((end) => (end ? [Date.parse(end)] : []))

/** Holds what changes a price after the page was rendered: time, who is looking, and the chosen voucher. */
export const OffersProvider = (props: OffersProviderProps) => {
  const { lang, messages, voucherMessages, rendered, targets, vouchers, dealEnds, visitor, flags, children } =
    props
  const [added, setAdded] = useState<readonly Voucher[]>([])
  const [picked, setPicked] = useState<VoucherChoice>()
  const account = useAccount(visitor)
  const isSignedIn = visitor.session.state === 'signed-in'

  const allVouchers = useMemo(() => [...account.vouchers, ...vouchers, ...added], [account, vouchers, added])
  const ends = useMemo(
    () => millis([...dealEnds, ...allVouchers.map(({ endsAt }) => endsAt)]),
    [dealEnds, allVouchers],
  )
  const { now, offset } = useServerNow(rendered, ends)
  const t = useMemo(() => translator(messages), [messages])
  const tVoucher = useMemo(() => translator(voucherMessages), [voucherMessages])

  const { isFirstOffered, isAuto } = flags
  const offers = useMemo((): Offers => {
    const buyer = { isFirstOffered, hasPaid: account.hasPaid }
    const usable = usableVouchers(allVouchers, buyer, now)
    const choice: VoucherChoice = picked ?? (isAuto ? { by: 'best' } : { by: 'none' })
    // Whether a signed-in visitor has paid before may be unknown; then nothing is promised to them by itself.
    const sure = usable.filter(
      ({ kind }) => kind !== 'first_purchase' || !isSignedIn || account.hasPaid === false,
    )
    return {
      lang,
      t,
      tVoucher,
      now,
      offset,
      isSignedIn,
      orders: account.orders,
      buyer,
      isAuto,
      targets,
      allVouchers,
      usable,
      choice,
      choose: setPicked,
      addVouchers: (more) => setAdded((before) => [...more, ...before]),
      rankFor: (target) => vouchersFor(sure, target),
      voucherFor: (target) => {
        if (choice.by === 'none') return undefined
        if (choice.by === 'best') return vouchersFor(sure, target)[0]
        return usable.find((voucher) => voucher.code === choice.code && fits(voucher, target))
      },
    }
  }, [
    lang,
    t,
    tVoucher,
    now,
    offset,
    isSignedIn,
    account,
    allVouchers,
    isFirstOffered,
    isAuto,
    picked,
    targets,
  ])

  return <Context value={offers}>{children}</Context>
}
