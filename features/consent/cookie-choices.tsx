'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { Locale } from '@/lib/i18n/config'
import { useConsentState } from './consent-state'

const CookieDialog = lazy(lazyWithRetry(async () => (await import('./cookie-dialog')).CookieDialog))

type CookieChoicesProps = { lang: Locale; label: string; policyHref: string }

/** The way back to the cookie question, from every footer; without script it leads to the cookie policy. */
export const CookieChoices = ({ lang, label, policyHref }: CookieChoicesProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  // Until script runs the control is a plain link, and says so.
  const isHydrated = useConsentState() !== 'unknown'
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <a
        href={policyHref}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') event.currentTarget.click()
          if (event.key === ' ') event.preventDefault()
        }}
      >
        {label}
      </a>
      {wasOpened && (
        <Suspense>
          <CookieDialog
            lang={lang}
            policyHref={policyHref}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
