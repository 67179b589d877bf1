import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { LinkButton } from '@/components/ui/link-button'
import { transcriptEnd, type Line } from '@/features/dialog/chat-state'
import type { DialogMessages } from '@/features/dialog/messages'
import { CONTENT_MAX } from '@/lib/contract/enums'
import { addContactNote } from '@/lib/forms/contact-note'

/** Room in the message for what the visitor adds. */
const MOST_HANDED = CONTENT_MAX - 400

type HandOverProps = {
  lines: readonly Line[]
  names: Record<Line['by'], string>
  messages: DialogMessages
  contactHref: string
}

/** The way to the contact form; what was said goes along only where the visitor ticks the box, and is kept nowhere else. */
export const HandOver = ({ lines, names, messages, contactHref }: HandOverProps) => {
  const { chat } = messages
  const [isAllowed, setIsAllowed] = useState(false)
  return (
    <div className="mt-4 grid gap-3" data-slot="hand-over">
      <Checkbox
        label={chat.allow}
        checked={isAllowed}
        onChange={({ target }) => setIsAllowed(target.checked)}
      />
      <LinkButton
        href={contactHref}
        variant="secondary"
        onClick={() => {
          if (isAllowed) addContactNote(`${chat.handed}\n${transcriptEnd(lines, names, MOST_HANDED)}`)
        }}
      >
        {isAllowed ? chat.contactWith : chat.contact}
      </LinkButton>
    </div>
  )
}
