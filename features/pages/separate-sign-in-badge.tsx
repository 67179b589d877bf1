'use client'

import { Badge } from '@/components/ui/badge'
import type { PortalFlag } from '@/features/auth/products'
import { useFlags } from '@/features/flags/flags'

/** Marks a product whose flag is off: it does not take the shared sign-in yet. */
export const SeparateSignInBadge = ({ flag, label }: { flag: PortalFlag; label: string }) =>
  useFlags().values[flag] ? null : <Badge className="mt-3">{label}</Badge>
