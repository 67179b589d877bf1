import { Button } from '@/components/ui/button'
import type { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthMessages } from '@/features/auth/messages'

type SignInButtonsProps = ReturnType<typeof useAuthAction> & {
  messages: AuthMessages['signIn']
  wide?: boolean
}

/** Sign in, or register: each leaves the page and says so while it does. */
export const SignInButtons = ({ messages, busy, act, wide = false }: SignInButtonsProps) => (
  <>
    <Button
      wide={wide}
      loading={busy === 'signIn'}
      loadingLabel={messages.leaving}
      onClick={() => act('signIn')}
    >
      {messages.submit}
    </Button>
    <Button
      wide={wide}
      variant="secondary"
      loading={busy === 'register'}
      loadingLabel={messages.leaving}
      onClick={() => act('register')}
    >
      {messages.register}
    </Button>
  </>
)
