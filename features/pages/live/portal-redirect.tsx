'use client'

import type { PortalFlag } from '@/features/auth/products'
import { RedirectScreen, type RedirectScreenProps } from '@/features/auth/redirect-screen'
import { useFlag, useFlagsSettled } from '@/features/flags/use-flag'

type PortalRedirectProps = RedirectScreenProps & { hasSignIn: boolean }

const Flagged = ({ flag, ...props }: RedirectScreenProps & { flag: PortalFlag }) => {
  const isShared = useFlag(flag, true)
  const isSettled = useFlagsSettled()
  return <RedirectScreen {...props} entry={!isSettled ? 'undecided' : isShared ? 'shared' : 'own'} />
}

/** The redirect screen of a product; its flag says whether it already takes the shared sign-in. */
export const PortalRedirect = ({ hasSignIn, ...props }: PortalRedirectProps) => {
  const flag = props.target?.flag
  if (!hasSignIn) return <RedirectScreen {...props} entry="own" />
  return flag ? <Flagged flag={flag} {...props} /> : <RedirectScreen {...props} entry="shared" />
}
