'use client'

import { cx } from 'class-variance-authority'
import { labelOf } from '@/features/demo-call/handset/resolve-key'
import { keyName, type KeysProps } from '@/features/demo-call/handset/keypad'
import { KeyCap } from '@/components/pictures/parts/window-parts'
import { stepOf } from '@/features/demo-call/handset/script'
import { HANDSET_KEYS } from '@/lib/contract/enums'

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
