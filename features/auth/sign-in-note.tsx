'use client'

import { Button } from '@/components/ui/button'
import { SignInButtons } from '@/features/auth/sign-in-buttons'
import { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthWords } from '@/features/auth/words'
import type { Locale } from '@/lib/i18n/config'
import { useSession } from '@/lib/session'

const place = 'col-start-1 row-start-1 flex flex-wrap content-start gap-3'

/** Beside the list of applications: sign-in, or the account of who is signed in; both share one place, so nothing moves. */
export const SignInNote = ({ lang, words }: { lang: Locale; words: AuthWords }) => {
  const { state } = useSession()
  const { busy, act } = useAuthAction(lang, words.problem)
  const isSignedIn = state === 'signed-in'
  const { profile, signOut } = words.account
  const { leaving } = words.signIn
  return (
    <div className="grid">
      <div className={`${place} ${isSignedIn ? 'invisible' : ''}`}>
        <SignInButtons words={words.signIn} busy={busy} act={act} />
      </div>
      {isSignedIn && (
        <div className={place}>
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
