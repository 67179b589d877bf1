'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { loadAuth } from '@/features/auth/load-auth'
import { isReturn } from '@/features/auth/return-address'
import { useSession } from '@/lib/session'
import { whenIdle } from '@/lib/when-idle'

/** Starts the silent sign-in check once per page: at once on the way back from the identity server, else when the page is idle. Says `ended` when the session ends. */
export const AuthStart = ({ ended }: { ended: string }) => {
  const session = useSession()
  const hasEnded = session.state === 'anonymous' && session.hasEnded

  useEffect(() => {
    if (hasEnded) showToast({ kind: 'info', text: ended })
  }, [hasEnded, ended])

  useEffect(() => {
    if (!isReturn()) return whenIdle(() => void loadAuth())
    void loadAuth()
    return undefined
  }, [])
  return null
}
