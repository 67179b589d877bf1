'use client'

import { SignInButtons } from '@/features/auth/sign-in-buttons'
import { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthWords } from '@/features/auth/words'
import type { Lang } from '@/lib/i18n/config'
import { useSession } from '@/lib/session'

/** Sign-in beside the list of applications; it keeps its place when the visitor turns out to be signed in. */
export const SignInNote = ({ lang, words }: { lang: Lang; words: AuthWords }) => {
  const { state } = useSession()
  const { busy, act } = useAuthAction(lang, words.problem)
  return (
    <div className={`flex flex-wrap gap-3 ${state === 'signed-in' ? 'invisible' : ''}`}>
      <SignInButtons words={words.signIn} busy={busy} act={act} />
    </div>
  )
}
