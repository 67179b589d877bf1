'use client'

import { IconChevronDown } from '@tabler/icons-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import type { AuthAction } from '@/features/auth/use-auth-action'
import type { AuthWords } from '@/features/auth/words'

type SignInMenuProps = {
  id: string
  words: AuthWords['signIn']
  portal: string
  busy: AuthAction | null
  act: (action: AuthAction) => void
}

/** The dropdown of a visitor who is not signed in: sign in, create an account, or see what there is to open. */
export const SignInMenu = ({ id, words, portal, busy, act }: SignInMenuProps) => (
  <div>
    <button
      type="button"
      popoverTarget={id}
      className="menu-trigger flex h-11 items-center gap-1 rounded-md px-2 text-small font-medium whitespace-nowrap hover:bg-hover xl:px-3 xl:text-ui"
    >
      {words.open}
      <IconChevronDown size={16} stroke={1.6} aria-hidden className="menu-chevron" />
    </button>
    <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={words.open}>
      <div className="grid gap-3 rounded-lg bg-raised p-5 shadow-lg">
        <p className="text-small text-fg-2">{words.lead}</p>
        <Button wide loading={busy === 'signIn'} loadingLabel={words.leaving} onClick={() => act('signIn')}>
          {words.submit}
        </Button>
        <Button
          wide
          variant="secondary"
          loading={busy === 'register'}
          loadingLabel={words.leaving}
          onClick={() => act('register')}
        >
          {words.register}
        </Button>
        <Link
          href={portal}
          prefetch={false}
          className="-mx-2 -mb-2 flex min-h-11 items-center justify-center rounded-md px-2 text-small text-fg-2 hover:bg-hover hover:text-fg"
        >
          {words.apps}
        </Link>
      </div>
    </div>
  </div>
)
