import { Button } from '@/components/ui/button'
import type { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthWords } from '@/features/auth/words'

type SignInButtonsProps = ReturnType<typeof useAuthAction> & { words: AuthWords['signIn'] }

/** Sign in, or register: each leaves the page and says so while it does. */
export const SignInButtons = ({ words: { submit, register, leaving }, busy, act }: SignInButtonsProps) => (
  <>
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
  </>
)
