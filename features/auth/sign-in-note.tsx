'use client'

import { Button } from '@/components/ui/button'
import { SignInButtons } from '@/features/auth/sign-in-buttons'
import { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthMessages } from '@/features/auth/messages'
import type { Locale } from '@/lib/i18n/config'
import { useSession } from '@/lib/session'

const cell = 'col-start-1 row-start-1 flex flex-wrap content-start gap-3'

/** Beside the list of applications: sign-in, or the account of who is signed in; both share one cell, so nothing moves. */
export const SignInNote = ({ lang, messages }: { lang: Locale; messages: AuthMessages }) => {
  const { state } = useSession()
  const { busy, act } = useAuthAction(lang, messages.problem)
  const isSignedIn = state === 'signed-in'
  const { profile, signOut } = messages.account
  const { leaving } = messages.signIn
  return (
    <div className="grid">
      <div className={`${cell} ${isSignedIn ? 'invisible' : ''}`}>
        <SignInButtons messages={messages.signIn} busy={busy} act={act} />
      </div>
      {isSignedIn && (
        <div className={cell}>
          <Button
            variant="secondary"
            loading={busy === 'openAccount'}
            loadingLabel={leaving}
            onClick={() => act('openAccount')}
          >
            {profile}
          </Button>
          <Button
            variant="secondary"
            loading={busy === 'signOut'}
            loadingLabel={leaving}
            onClick={() => act('signOut')}
          >
            {signOut}
          </Button>
        </div>
      )}
    </div>
  )
}
