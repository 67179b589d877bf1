'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { Auth } from '@/features/auth/client'
import { loadAuth } from '@/features/auth/load-auth'
import { log } from '@/features/auth/log'
import type { Locale } from '@/lib/i18n/config'

export type AuthAction = keyof Auth

const run = async (action: AuthAction, lang: Locale) => {
  const auth = await loadAuth()
  if (!auth) throw new Error('no identity client')
  await auth[action](lang)
}

/** Runs what the visitor clicked and tells which action is under way; when it cannot be done, `problem` is shown and the page stays. */
export const useAuthAction = (lang: Locale, problem: string) => {
  const [busy, setBusy] = useState<AuthAction | null>(null)

  useEffect(() => {
    // The browser's Back may bring this very page back as it was left.
    const reset = () => setBusy(null)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const act = (action: AuthAction) => {
    setBusy(action)
    run(action, lang).catch((error: unknown) => {
      log(action, error)
      setBusy(null)
      showToast({ kind: 'danger', text: problem })
    })
  }
  return { busy, act }
}
