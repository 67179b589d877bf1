'use client'

import { SpriteIcon } from '@/components/ui/sprite-icon'
import { SignInButtons } from '@/features/auth/sign-in-buttons'
import type { useAuthAction } from '@/features/auth/use-auth-action'
import type { AuthMessages } from '@/features/auth/messages'

type SignInMenuProps = ReturnType<typeof useAuthAction> & {
  id: string
  messages: AuthMessages['signIn']
  portal: string
}

/** The dropdown of a visitor who is not signed in: sign in, create an account, or see what there is to open. */
export const SignInMenu = ({ id, messages, portal, busy, act }: SignInMenuProps) => (
  <div>
    <button type="button" popoverTarget={id} className="menu-trigger sign-in">
      {messages.open}
      <SpriteIcon name="chevron" className="menu-chevron" />
    </button>
    <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={messages.open}>
      <div className="sign-in-panel">
        <p>{messages.lead}</p>
        <SignInButtons wide messages={messages} busy={busy} act={act} />
        <a href={portal}>{messages.apps}</a>
      </div>
    </div>
  </div>
)
