'use client'

import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import type { AppLink } from '@/features/auth/account-menu'
import { SignInMenu } from '@/features/auth/sign-in-menu'
import { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthMessages } from '@/features/auth/messages'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import { useSession } from '@/lib/session'

// Most visitors are anonymous and never need it.
const AccountMenu = lazy(
  lazyWithRetry(async () => (await import('@/features/auth/account-menu')).AccountMenu),
)

export type AccountAreaProps = {
  id: string
  lang: Locale
  messages: AuthMessages
  portal: string
  apps: readonly AppLink[]
  /** In the bar: what anonymous visitors see beside the sign-in. In the phone menu there is none, and the name is shown instead. */
  tryFree?: ReactNode
}

const cell = 'col-start-1 row-start-1 flex items-center gap-2'

/** Anonymous: sign-in and try-for-free; signed in: applications and the avatar. Both share one place, so nothing moves when the answer comes. */
export const AccountArea = ({ id, lang, messages, portal, apps, tryFree }: AccountAreaProps) => {
  const session = useSession()
  const { busy, act } = useAuthAction(lang, messages.problem)
  const isSignedIn = session.state === 'signed-in'
  const wideOnly = tryFree ? 'hidden nav:block' : ''

  useEffect(() => {
    // The menu of the state before would stay open over a trigger that is gone.
    const panel = document.getElementById(isSignedIn ? id : `${id}-account`)
    if (panel?.matches(':popover-open')) panel.hidePopover()
  }, [id, isSignedIn])

  return (
    <div data-session={session.state} className="grid items-center">
      <div className={`${cell} ${isSignedIn ? 'invisible' : ''}`}>
        <div className={wideOnly}>
          <SignInMenu id={id} messages={messages.signIn} portal={portal} busy={busy} act={act} />
        </div>
        {tryFree}
      </div>
      {isSignedIn && (
        <div className={`${cell} ${tryFree ? 'justify-end' : ''}`}>
          {tryFree && (
            <span className="hidden sm:block">
              <LinkButton href={portal} variant="secondary" size="sm" className="h-10">
                {messages.account.myApps}
              </LinkButton>
            </span>
          )}
          <div className={wideOnly}>
            <Suspense fallback={<span className="block size-11" />}>
              <AccountMenu
                id={`${id}-account`}
                messages={messages.account}
                profile={session.profile}
                apps={apps}
                named={!tryFree}
                act={act}
              />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  )
}
