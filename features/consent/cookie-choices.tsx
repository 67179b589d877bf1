'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { ChoiceWords } from './cookie-dialog'
import { useStanding } from './use-choice'

const CookieDialog = lazy(lazyWithRetry(async () => (await import('./cookie-dialog')).CookieDialog))

type CookieChoicesProps = { words: ChoiceWords; policyHref: string }

/** The way back to the cookie question, from every footer; without script it leads to the cookie policy. */
export const CookieChoices = ({ words, policyHref }: CookieChoicesProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  // Until script runs the control is a plain link, and says so.
  const isLive = useStanding() !== 'unknown'
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <a
        href={policyHref}
        {...(isLive && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') event.currentTarget.click()
          if (event.key === ' ') event.preventDefault()
        }}
        className="inline-flex min-h-9 items-center hover:text-fg pointer-coarse:min-h-11"
      >
        {words.open}
      </a>
      {wasOpened && (
        <Suspense>
          <CookieDialog
            words={words}
            policyHref={policyHref}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
