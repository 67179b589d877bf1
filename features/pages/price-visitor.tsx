'use client'

import type { ReactNode } from 'react'
import { FlagsProvider, useFlags } from '@/features/flags/flags'
import { OffersProvider, type OffersFacts } from '@/features/pricing/offers'
import { bearer, useSession } from '@/lib/session'

type PriceVisitorProps = { facts: OffersFacts; children: ReactNode }

const FlaggedOffers = ({ facts, children }: PriceVisitorProps) => {
  const session = useSession()
  const { values } = useFlags()
  const flags = {
    isFirstOffered: values['discount-for-first-paid-user'],
    isAuto: values['new-auto-select-voucher'],
  }
  return (
    <OffersProvider {...facts} visitor={{ session, bearer }} flags={flags}>
      {children}
    </OffersProvider>
  )
}

/** Tells a price list who is looking and which flags are on. */
export const PriceVisitor = (props: PriceVisitorProps) => (
  <FlagsProvider>
    <FlaggedOffers {...props} />
  </FlagsProvider>
)
