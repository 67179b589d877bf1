'use client'

import { cx } from 'class-variance-authority'
import { labelOf } from '@/features/demo-call/handset/resolve-key'
import type { HandsetUiState } from '@/features/demo-call/handset/phone-connection'
import { stepOf, type Script } from '@/features/demo-call/handset/script'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { HANDSET_KEYS, type HandsetKey } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'
import { KeyCap } from '@/components/pictures/parts/window-parts'

type KeysProps = {
  messages: HandsetMessages
  script: Script | undefined
  ui: HandsetUiState
  isReplay: boolean
  onKey: (key: HandsetKey) => void
}

const KEY_NAMES = { '*': 'star', '#': 'hash' } as const

/** A key's name for a reader of the screen: the digit, and what it does now. */
const keyName = (key: HandsetKey, label: string | undefined, messages: HandsetMessages) => {
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
            'grid min-h-15 content-center justify-items-center gap-0.5 rounded-md px-1 py-1 transition-colors duration-(--d-1)',
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

const ALWAYS = ['*', '0', '9'] as const

/** What a caller might answer the bot, as sentences to choose from; the number keys choose as well. */
export const Replies = ({ messages, script, ui, isReplay, onKey }: KeysProps) => {
  const keys = script && ui.stepId && !isReplay ? stepOf(script, ui.stepId).keys : {}
  return (
    <div role="group" aria-label={messages.replies} className="grid min-h-59 content-end gap-2">
      {HANDSET_KEYS.map((key) => {
        const reply = keys[key]?.label
        return (
          reply && (
            <button
              key={key}
              type="button"
              data-key={key}
              aria-label={keyName(key, reply, messages)}
              onClick={() => onKey(key)}
              className={cx(
                'flex min-h-13 items-center gap-3 rounded-md px-3 py-2 text-left text-ui leading-snug inset-ring inset-ring-accent-line',
                ui.flash === key
                  ? 'bg-accent-fill text-on-accent-fill'
                  : 'bg-raised hover:bg-hover active:bg-pressed',
              )}
            >
              <KeyCap className="size-7">{key}</KeyCap>
              {reply}
            </button>
          )
        )
      })}
      <div className="grid grid-cols-3 gap-2">
        {ALWAYS.map((key) => {
          const label = isReplay ? undefined : labelOf(script, ui.stepId, key, messages)
          return (
            label && (
              <button
                key={key}
                type="button"
                data-key={key}
                aria-label={keyName(key, label, messages)}
                onClick={() => onKey(key)}
                className="grid min-h-13 content-center justify-items-center gap-0.5 rounded-md px-1 py-1 text-fg-2 inset-ring inset-ring-rule hover:bg-hover active:bg-pressed"
              >
                <span className="text-small leading-none font-semibold num">{key}</span>
                <span className="text-tag leading-tight text-balance">{label}</span>
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}
