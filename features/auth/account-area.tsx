'use client'

import { lazy, Suspense, useEffect } from 'react'
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
}

/** Anonymous: the sign-in; signed in: the avatar, and in the sheet the name. Both share one place, so nothing moves when the answer comes. */
export const AccountArea = ({ id, lang, messages, portal, apps }: AccountAreaProps) => {
  const session = useSession()
  const { busy, act } = useAuthAction(lang, messages.problem)
  const isSignedIn = session.state === 'signed-in'

  useEffect(() => {
    // The menu of the state before would stay open over a trigger that is gone.
    const panel = document.getElementById(isSignedIn ? id : `${id}-account`)
    if (panel?.matches(':popover-open')) panel.hidePopover()
  }, [id, isSignedIn])

  return (
    <div data-session={session.state} className="grid items-center *:col-start-1 *:row-start-1">
      <div className={isSignedIn ? 'invisible' : undefined}>
        <SignInMenu id={id} messages={messages.signIn} portal={portal} busy={busy} act={act} />
      </div>
      {isSignedIn && (
        <div className="justify-self-end">
          <Suspense fallback={<span className="block size-11" />}>
            <AccountMenu
              id={`${id}-account`}
              messages={messages.account}
              profile={session.profile}
              apps={apps}
              act={act}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
