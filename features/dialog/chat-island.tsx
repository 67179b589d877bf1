'use client'

import dynamic from 'next/dynamic'
import { Near } from '@/features/dialog/near'
import type { DialogMessages } from '@/features/dialog/messages'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const Chat = dynamic(
  lazyWithRetry(async () => (await import('@/features/dialog/chat')).Chat),
  { ssr: false },
)

/** The conversation, whose script loads when a reader comes near. */
export const ChatIsland = (props: { lang: Locale; messages: DialogMessages; contactHref: string }) => (
  <Near placeholder={props.messages.loading}>
    <Chat {...props} />
  </Near>
)
