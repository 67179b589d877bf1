'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { useSession } from '@/lib/session'

type HeaderActionProps = {
  portal: { href: string; name: string }
  /** What visitors see who are not signed in. */
  tryFree: ReactNode
}

/** The last button of the bar: try for free, and for who is signed in the applications. Both share one place, so nothing moves when the answer comes. */
export const HeaderAction = ({ portal, tryFree }: HeaderActionProps) => {
  const isSignedIn = useSession().state === 'signed-in'
  return (
    <div className="grid items-center *:col-start-1 *:row-start-1">
      <div className={isSignedIn ? 'invisible' : undefined}>{tryFree}</div>
      {isSignedIn && (
        <LinkButton href={portal.href} variant="secondary" size="sm" className="h-10 justify-self-end">
          {portal.name}
        </LinkButton>
      )}
    </div>
  )
}
