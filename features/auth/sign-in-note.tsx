'use client'

import { Button } from '@/components/ui/button'
import { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthWords } from '@/features/auth/words'
import type { Lang } from '@/lib/i18n/config'
import { useSession } from '@/lib/session'

/** Sign-in beside the list of applications; it keeps its place when the visitor turns out to be signed in. */
export const SignInNote = ({ lang, words }: { lang: Lang; words: AuthWords }) => {
  const { state } = useSession()
  const { busy, act } = useAuthAction(lang, words.problem)
  const { submit, register, leaving } = words.signIn
  return (
    <div className={`flex flex-wrap gap-3 ${state === 'signed-in' ? 'invisible' : ''}`}>
      <Button loading={busy === 'signIn'} loadingLabel={leaving} onClick={() => act('signIn')}>
        {submit}
      </Button>
      <Button
        variant="secondary"
        loading={busy === 'register'}
        loadingLabel={leaving}
        onClick={() => act('register')}
      >
        {register}
      </Button>
    </div>
  )
}
