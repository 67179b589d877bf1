'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { BrandnameMessages } from '@/features/brandname/messages'
import { BRANDNAME_LENGTH, checkBrandname } from '@/lib/domain/brandname'
import { fillIn } from '@/lib/i18n/format'

const ID = 'brandname'

// More than this is no name any more; the check says how much is too much.
const TYPED_LENGTH = 40

type ScreenProps = { caption: string; name: string; incoming: string }

const Screen = ({ caption, name, incoming }: ScreenProps) => (
  <figure className="min-w-0">
    <div
      data-theme="dark"
      className="grid min-h-44 content-center justify-items-center gap-2 rounded-xl bg-bg px-4 py-8 text-center shadow-lg"
    >
      <span className="text-cap text-fg-3">{incoming}</span>
      <span className="max-w-full text-h3 [overflow-wrap:anywhere]">{name}</span>
    </div>
    <figcaption className="mt-2 text-small text-fg-2">{caption}</figcaption>
  </figure>
)

type BrandnameCheckProps = { messages: BrandnameMessages; startSpoken: string }

/** A name as it is typed: what is wrong with it, how it stands on two screens, and, once it was touched, how our rules say it. */
export const BrandnameCheckForm = ({ messages, startSpoken }: BrandnameCheckProps) => {
  const [typed, setTyped] = useState(messages.start)
  const [say, setSay] = useState<(text: string) => string>()
  const { shown, length, faults } = checkBrandname(typed)
  const fault = faults[0]

  const load = async () => {
    const { spokenText } = await import('@/lib/domain/reading/read')
    setSay(() => (text: string) => spokenText(text))
  }

  return (
    <div className="grid gap-6">
      <Field
        id={ID}
        label={messages.label}
        hint={messages.hint}
        error={fault && fillIn(messages.faults[fault], { shown, length, most: BRANDNAME_LENGTH })}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={TYPED_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onFocus={() => void load().catch(() => undefined)}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <p className="text-small text-fg-2" aria-live="polite">
        {fault ? fillIn(messages.count, { length, most: BRANDNAME_LENGTH }) : messages.fits}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Screen caption={messages.same} name={shown || '—'} incoming={messages.incoming} />
        <Screen caption={messages.other} name={messages.number} incoming={messages.incoming} />
      </div>
      <p className="border-t border-rule pt-4 text-ui">
        <span className="text-fg-3">{messages.spoken}</span>{' '}
        <strong lang="vi" className="font-strong">
          {say ? say(shown) : typed === messages.start ? startSpoken : shown}
        </strong>
        <span className="mt-1 block text-small text-fg-3">{messages.spell}</span>
      </p>
    </div>
  )
}
