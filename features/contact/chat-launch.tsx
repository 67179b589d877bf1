'use client'

import { useState, type ReactNode } from 'react'

type ChatState = 'closed' | 'opening' | 'open' | 'failed'

export type ChatMessages = { label: string; states: Record<ChatState, string> }

/** Its icon comes from the server, so that pages without a vendor's chat carry none. */
type ChatLaunchProps = { address: string; messages: ChatMessages; icon: ReactNode }

/** Opens the vendor's chat: nothing of it is loaded before this click, and the line under the label says whose it is. */
export const ChatLaunch = ({ address, messages, icon }: ChatLaunchProps) => {
  const [state, setState] = useState<ChatState>('closed')
  const isDone = state === 'opening' || state === 'open'
  const open = () => {
    if (isDone) return
    setState('opening')
    void import('@/features/contact/load-widget')
      .then(({ loadWidget }) => loadWidget(address))
      .then(
        () => setState('open'),
        () => setState('failed'),
      )
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isDone}
        onClick={open}
        className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:text-accent-text noscript:hidden"
      >
        {icon}
        <span>
          <span className="block text-ui font-medium">{messages.label}</span>
          <span className="block text-small text-fg-3">{messages.states[state]}</span>
        </span>
      </button>
      {/* What stands in a button is part of its name: a change of it would not be read out. */}
      <p role="status" className="sr-only">
        {state !== 'closed' && messages.states[state]}
      </p>
    </>
  )
}
