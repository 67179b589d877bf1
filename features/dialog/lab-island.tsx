'use client'

import dynamic from 'next/dynamic'
import { Near } from '@/features/dialog/near'
import type { DialogMessages } from '@/features/dialog/messages'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const Lab = dynamic(
  lazyWithRetry(async () => (await import('@/features/dialog/lab')).Lab),
  { ssr: false },
)

/** The lab, whose script loads when a reader comes near. */
export const LabIsland = (props: { lang: Locale; messages: DialogMessages }) => (
  <Near placeholder={props.messages.loading}>
    <Lab {...props} />
  </Near>
)
