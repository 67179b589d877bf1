'use client'

import { useCallback, useState, type ReactNode } from 'react'
import { ApiError } from '@/lib/api-error'
import type { Locale } from '@/lib/i18n/config'

type Captcha = {
  /** What must stand in the form while a check runs. */
  slot: ReactNode
  /** A reCAPTCHA token when a site key is configured, undefined for the built-in proof of work; throws ApiError. */
  solve: () => Promise<string | undefined>
}

/** The captcha of this environment; Google's script is fetched at the first call and only where its key is configured. */
export const useCaptcha = (lang: Locale): Captcha => {
  const [slot, setSlot] = useState<ReactNode>()

  const solve = useCallback(async () => {
    const { recaptchaSiteKey } = await import('@/lib/read-public-config')
      .then(({ readPublicConfig }) => readPublicConfig())
      .catch(() => ({ recaptchaSiteKey: '' }))
    if (!recaptchaSiteKey) return undefined
    const { loadRecaptcha, Recaptcha } = await import('@/components/form/recaptcha').catch(
      (error: unknown) => {
        throw new ApiError('network', { cause: error })
      },
    )
    await loadRecaptcha()
    const answer = new Promise<string>((onToken, onFailure) => {
      setSlot(<Recaptcha siteKey={recaptchaSiteKey} lang={lang} onToken={onToken} onFailure={onFailure} />)
    })
    return answer.finally(() => setSlot(undefined))
  }, [lang])

  return { slot, solve }
}
