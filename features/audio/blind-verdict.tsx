'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { ComparedVoice } from '@/features/audio/blind-compare'
import type { CompareMessages } from '@/features/audio/blind-compare-messages'
import { fillIn } from '@/lib/i18n/format'

export type Verdict = 'a' | 'b' | 'same'

type BlindVerdictProps = {
  messages: CompareMessages
  verdict: Verdict
  a: ComparedVoice
  b: ComparedVoice
  /** The names chosen so far, one per round. */
  chosen: readonly string[]
  onNext: () => void
}

/** Who it was, what was chosen, and the way on. */
export const BlindVerdict = ({ messages, verdict, a, b, chosen, onNext }: BlindVerdictProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const names = [...new Set(chosen)]
  const tally = names.map((name) =>
    fillIn(messages.times, { name, n: chosen.filter((other) => other === name).length }),
  )
  return (
    <div ref={box} tabIndex={-1} data-verdict={verdict} className="mt-5 outline-none">
      <p className="text-ui font-strong">
        {verdict === 'same'
          ? messages.pickedSame
          : fillIn(messages.picked, { name: (verdict === 'a' ? a : b).name })}
      </p>
      <ul className="mt-2 grid gap-1 text-ui text-fg-2">
        {[a, b].map(({ id, name, hint }, i) => (
          <li key={id}>
            {fillIn(messages.is, { letter: i === 0 ? messages.a : messages.b, name, hint })}{' '}
            <a href={`#voice-${id}`} className="underline underline-offset-[0.22em] hover:text-fg">
              {fillIn(messages.gallery, { name })}
            </a>
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <p className="mt-2 text-small text-fg-3 num">{fillIn(messages.tally, { list: tally.join(', ') })}</p>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        // It takes the place of the choices: the second click of a double click was not meant for it.
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {messages.next}
      </Button>
    </div>
  )
}
