'use client'

import { useEffect, useState } from 'react'
import { loadAuth } from '@/features/auth/load-auth'
import { log } from '@/features/auth/log'
import { replaceLocation } from '@/features/auth/return-address'
import type { PortalTarget } from '@/features/auth/products'
import { useSession } from '@/lib/session'

const LEAVE_MS = 6_000

/** How a product is opened: with the visitor's shared session, by its own front page, or not decided yet. */
export type Entry = 'shared' | 'separate' | 'undecided'

const announce = async () => {
  const { announceUser } = await import('@/features/auth/account')
  await announceUser()
}

/** Leads to the product as soon as it is known where and the visitor is known to our services; tells what the screen shows meanwhile. */
export const useRedirect = (target: PortalTarget | null, entry: Entry) => {
  const session = useSession()
  const [hasFailed, setFailed] = useState(target === null)
  const isShared = entry === 'shared'
  const to = !isShared ? target?.front : session.state === 'signed-in' ? target?.address : undefined

  useEffect(() => {
    if (isShared) void loadAuth()
  }, [isShared])

  useEffect(() => {
    if (entry === 'undecided' || !to) return
    let isAlive = true
    const fail = (reason: unknown) => {
      log('redirect', reason)
      if (isAlive) setFailed(true)
    }
    const late = setTimeout(fail, LEAVE_MS, 'still here')
    const ready = isShared ? announce() : Promise.resolve()
    ready.then(() => isAlive && replaceLocation(to)).catch(fail)
    return () => {
      isAlive = false
      clearTimeout(late)
    }
  }, [entry, isShared, to])

  if (hasFailed) return { state: 'failed' as const }
  if (isShared && session.state === 'anonymous') return { state: 'anonymous' as const }
  return { state: 'going' as const, to: entry === 'undecided' ? undefined : to }
}
