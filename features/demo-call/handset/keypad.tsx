'use client'

import { cx } from 'class-variance-authority'
import { labelOf } from '@/features/demo-call/handset/resolve-key'
import type { HandsetUiState } from '@/features/demo-call/handset/phone-connection'
import type { Script } from '@/features/demo-call/handset/script'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { HANDSET_KEYS, type HandsetKey } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

export type KeysProps = {
  messages: HandsetMessages
  script: Script | undefined
  ui: HandsetUiState
  isReplay: boolean
  onKey: (key: HandsetKey) => void
}

const KEY_NAMES = { '*': 'star', '#': 'hash' } as const

/** A key's name for a reader of the screen: the digit, and what it does now. */
export const keyName = (key: HandsetKey, label: string | undefined, messages: HandsetMessages) => {
  const name = key === '*' || key === '#' ? messages[KEY_NAMES[key]] : key
  return label ? fillIn(messages.keyNamed, { key: name, label }) : fillIn(messages.key, { key: name })
}

/** The keypad of the phone; the keys that do something now say what. */
export const Keypad = ({ messages, script, ui, isReplay, onKey }: KeysProps) => (
  <div role="group" aria-label={messages.keypad} className="grid grid-cols-3 gap-2">
    {HANDSET_KEYS.map((key) => {
      const label = isReplay ? undefined : labelOf(script, ui.stepId, key, messages)
      return (
        <button
          key={key}
          type="button"
          data-key={key}
          aria-label={keyName(key, label, messages)}
          disabled={isReplay}
          onClick={() => onKey(key)}
          className={cx(
            'grid min-h-15 content-center justify-items-center gap-0.5 rounded-md px-1 py-1 transition-colors duration-120',
            ui.flash === key
              ? 'bg-accent-fill text-on-accent-fill'
              : label
                ? 'bg-raised text-fg inset-ring inset-ring-accent-line hover:bg-hover active:bg-pressed'
                : 'text-fg-3 inset-ring inset-ring-rule hover:bg-hover active:bg-pressed',
          )}
        >
          <span className="text-ui leading-none font-semibold num">{key}</span>
          {label && <span className="text-tag leading-tight text-balance">{label}</span>}
        </button>
      )
    })}
  </div>
)
