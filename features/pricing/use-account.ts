'use client'

import { useEffect, useState } from 'react'
import type { Session } from '@/lib/session'
import type { Order } from './plan-status'
import type { Voucher } from './vouchers'

export type Visitor = { session: Session; bearer: () => Promise<string | null> }

type Account = { orders: readonly Order[]; vouchers: readonly Voucher[]; hasPaid: boolean | null }

const NOTHING: Account = { orders: [], vouchers: [], hasPaid: null }

/** What the signed-in visitor holds; nothing for everybody else, while it loads, and for each part that cannot be had. */
export const useAccount = ({ session, bearer }: Visitor): Account => {
  const [account, setAccount] = useState(NOTHING)
  const isSignedIn = session.state === 'signed-in'

  useEffect(() => {
    if (!isSignedIn) return
    let isUnmounted = false
    const load = async () => {
      const token = await bearer()
      if (!token || isUnmounted) return
      const { readAccount } = await import('./account')
      const { orders, vouchers, hasPaid } = await readAccount(token)
      if (!isUnmounted) setAccount({ orders: orders ?? [], vouchers: vouchers ?? [], hasPaid })
    }
    // Without the module (no network) the page goes on as for an anonymous visitor.
    load().catch(() => undefined)
    return () => void (isUnmounted = true)
  }, [isSignedIn, bearer])

  return isSignedIn ? account : NOTHING
}
