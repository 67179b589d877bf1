import type { Answer } from '@/features/demo-call/listening/round'
import type { ListeningMessages } from '@/features/demo-call/listening/messages-schema'
import { spacedDigits } from '@/features/demo-call/form/form-values'
import { fillIn } from '@/lib/i18n/format'

const verdict = ({ result }: ListeningMessages, { right, digits }: Answer) => {
  if (right === digits) return fillIn(result.all, { n: digits })
  return right === 0 ? result.none : fillIn(result.some, { right, n: digits })
}

/** How many digits were right, what was read and what was typed, as plain sentences. */
export const AnswerText = ({ messages, answer }: { messages: ListeningMessages; answer: Answer }) => (
  <div className="grid gap-1 text-small text-fg-2">
    <p className="text-ui font-strong text-fg">{verdict(messages, answer)}</p>
    <p className="num">
      {fillIn(messages.result.read, { code: spacedDigits(answer.code) })}{' '}
      {fillIn(messages.result.typed, { code: spacedDigits(answer.typed) })}{' '}
      {fillIn(messages.result.listens, { n: answer.listens })}
    </p>
  </div>
)
