import { z } from 'zod'
import { DIGIT_PAUSE_MS, LISTENING_RATES } from '@/lib/contract/listening'
import { fillIn } from '@/lib/i18n/format'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const codePausesContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  speeds: texts(LISTENING_RATES.length),
  pause: text,
})

const DIGITS = ['8', '3', '1', '4']
const LONGEST = DIGIT_PAUSE_MS / LISTENING_RATES[0]
/** The share of the strip that the longest pause takes. */
const WIDEST = 18

export type CodePausesProps = { content: z.infer<typeof codePausesContent> }

/** One code at every speed of the listening test, with the pauses that the call makes between its digits, drawn to scale. */
export function CodePauses({ content }: CodePausesProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <ol>
        {zip(LISTENING_RATES, content.speeds).map(([rate, speed]) => {
          const pause = DIGIT_PAUSE_MS / rate
          return (
            <li
              key={speed}
              className="grid grid-cols-[5.5rem_1fr] items-center gap-4 border-b border-rule px-4 py-3.5 last:border-b-0 @min-[560px]:grid-cols-[7rem_1fr]"
            >
              <span className="grid gap-0.5">
                <span className="text-ui font-strong num">{speed}</span>
                <span className="text-cap text-fg-3 num">
                  {fillIn(content.pause, { ms: Math.round(pause) })}
                </span>
              </span>
              <span className="flex items-center">
                {DIGITS.map((digit, i) => (
                  <span key={digit} className="contents">
                    {i > 0 && (
                      <i
                        className="h-2 shrink-0 border-x border-accent-strong bg-[linear-gradient(var(--accent-strong),var(--accent-strong))] bg-[size:100%_1px] bg-center bg-no-repeat"
                        style={{ width: `${(pause / LONGEST) * WIDEST}%` }}
                      />
                    )}
                    <span className="grid h-11 w-[11%] shrink-0 place-items-center rounded-xs bg-accent-tint text-h4 text-accent-text num">
                      {digit}
                    </span>
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </Window>
  )
}
