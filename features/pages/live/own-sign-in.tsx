'use client'

import { Badge } from '@/components/ui/badge'
import type { PortalFlag } from '@/features/auth/products'
import { useFlag } from '@/features/flags/use-flag'

/** Said of a product for as long as its flag is off: it does not take the shared sign-in yet. */
export const OwnSignIn = ({ flag, label }: { flag: PortalFlag; label: string }) =>
  useFlag(flag, true) ? null : <Badge className="mt-3">{label}</Badge>
