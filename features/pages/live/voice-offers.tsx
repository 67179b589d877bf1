'use client'

import type { ReactNode } from 'react'
import { useFlag } from '@/features/flags/use-flag'
import { OffersProvider, type OffersFacts } from '@/features/pricing/offers'
import { bearer, useSession } from '@/lib/session'

type PriceVisitorProps = { facts: OffersFacts; children: ReactNode }

/** Tells a price list who is looking and which flags are on. */
export const PriceVisitor = ({ facts, children }: PriceVisitorProps) => {
  const session = useSession()
  const isFirstOffered = useFlag('discount-for-first-paid-user', false)
  const isAuto = useFlag('new-auto-select-voucher', false)
  return (
    <OffersProvider {...facts} visitor={{ session, bearer }} flags={{ isFirstOffered, isAuto }}>
      {children}
    </OffersProvider>
  )
}
