'use client'

import { RowIcon } from '@/components/ui/row-icon'
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
    <button
      type="button"
      popoverTarget={id}
      className="menu-trigger flex h-11 items-center gap-1 rounded-md px-2 text-small font-medium whitespace-nowrap hover:bg-hover xl:px-3 xl:text-ui"
    >
      {messages.open}
      <RowIcon name="chevron" className="menu-chevron" />
    </button>
    <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={messages.open}>
      <div className="grid gap-3 rounded-lg bg-raised p-5 shadow-lg">
        <p className="text-small text-fg-2">{messages.lead}</p>
        <SignInButtons wide messages={messages} busy={busy} act={act} />
        <a
          href={portal}
          className="-mx-2 -mb-2 flex min-h-11 items-center justify-center rounded-md px-2 text-small text-fg-2 hover:bg-hover hover:text-fg"
        >
          {messages.apps}
        </a>
      </div>
    </div>
  </div>
)
