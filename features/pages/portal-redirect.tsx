'use client'

import type { PortalFlag } from '@/features/auth/products'
import { RedirectScreen, type RedirectScreenProps } from '@/features/auth/redirect-screen'
import { FlagsProvider, useFlags } from '@/features/flags/flags'

type PortalRedirectProps = RedirectScreenProps & { hasSignIn: boolean }

const Flagged = ({ flag, ...props }: RedirectScreenProps & { flag: PortalFlag }) => {
  const { values, isSettled } = useFlags()
  return <RedirectScreen {...props} entry={!isSettled ? 'undecided' : values[flag] ? 'shared' : 'separate'} />
}

/** The redirect screen of a product; its flag says whether it already takes the shared sign-in. */
export const PortalRedirect = ({ hasSignIn, ...props }: PortalRedirectProps) => {
  const flag = props.target?.flag
  if (!hasSignIn) return <RedirectScreen {...props} entry="separate" />
  if (!flag) return <RedirectScreen {...props} entry="shared" />
  return (
    <FlagsProvider>
      <Flagged flag={flag} {...props} />
    </FlagsProvider>
  )
}
