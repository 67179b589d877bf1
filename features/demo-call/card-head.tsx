'use client'

import { cx } from 'class-variance-authority'
import type { CardMessages } from '@/features/demo-call/messages'
import { fillIn } from '@/lib/i18n/format'

type CardHeadProps = {
  messages: CardMessages
  /** Undefined while it is not known: then nothing is said, never zero, but its place is kept. */
  left: number | undefined
}

/** The name of the card and how many calls are left today. */
export const CardHead = ({ messages, left }: CardHeadProps) => (
  <div className="flex min-h-14 items-center justify-between gap-3 border-b border-rule px-5 py-2.5 sm:px-6">
    <h2 id="demo-call-title" className="text-h4">
      {messages.title}
    </h2>
    <span
      role="status"
      className={cx('text-right text-cap text-fg-3 num sm:text-small', left === undefined && 'invisible')}
    >
      {left === 0 ? messages.none : fillIn(messages.left, { n: left ?? 0 })}
    </span>
  </div>
)
