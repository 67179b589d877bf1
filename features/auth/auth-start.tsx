'use client'

import { useEffect } from 'react'
import { loadAuth } from '@/features/auth/load-auth'
import { isReturn } from '@/features/auth/place'
import { whenIdle } from '@/features/auth/when-idle'

/** Starts the silent sign-in check once per page: at once on the way back from the identity server, else when the page is idle. */
export const AuthStart = () => {
  useEffect(() => {
    if (!isReturn()) return whenIdle(() => void loadAuth())
    void loadAuth()
    return undefined
  }, [])
  return null
}
