'use client'

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import type { Lang } from '@/lib/i18n/config'

const Recaptcha = lazy(async () => ({ default: (await import('@/lib/captcha/recaptcha')).Recaptcha }))

type Captcha = {
  /** What must stand in the form while a check runs. */
  slot: ReactNode
  /** A reCAPTCHA token when a site key is configured, '' when that check failed, undefined for the built-in proof of work. */
  solve: () => Promise<string | undefined>
}

/** The captcha of this environment; Google's script is fetched at the first call and only where its key is configured. */
export const useCaptcha = (lang: Lang): Captcha => {
  const [check, setCheck] = useState<{ siteKey: string; onToken: (token: string | null) => void }>()

  const solve = useCallback(async () => {
    const { recaptchaSiteKey } = await import('@/lib/read-public-config')
      .then(({ readPublicConfig }) => readPublicConfig())
      .catch(() => ({ recaptchaSiteKey: '' }))
    if (!recaptchaSiteKey) return undefined
    const token = await new Promise<string | null>((onToken) => {
      setCheck({ siteKey: recaptchaSiteKey, onToken })
    })
    setCheck(undefined)
    return token ?? ''
  }, [])

  const slot = check && (
    <Suspense>
      <Recaptcha {...check} lang={lang} />
    </Suspense>
  )
  return { slot, solve }
}
