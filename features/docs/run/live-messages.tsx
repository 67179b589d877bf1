import { useEffect, useState } from 'react'
import type { RunWords } from '@/features/docs/content'
import { readInbox, type Message } from '@/features/docs/run/inbox'
import { INBOX_URL } from '@/lib/contract/webhook'
import { fillIn } from '@/lib/i18n/format'

type LiveMessagesProps = {
  apiKey: string
  /** Which run this is: each begins to look anew. */
  run: number
  words: RunWords
  locale: string
}

const LOOK_MS = 2_000
/** A campaign of ten takes a minute or two; who waits longer presses again. */
const LOOKS = 120

/** Only the list under what was run last looks. */
let latest = 0

/** What is sent to webhooks for this key, as it is sent: looked for while the page is in view. */
export const LiveMessages = ({ apiKey, run, words, locale }: LiveMessagesProps) => {
  const [messages, setMessages] = useState<Message[]>([])
  useEffect(() => {
    const own = (latest += 1)
    let looks = 0
    const look = async () => {
      if (own !== latest || looks >= LOOKS) return clearInterval(timer)
      if (document.hidden) return
      looks += 1
      // One look that fails is made up for by the next.
      const found = await readInbox(apiKey).catch(() => null)
      if (found) setMessages(found)
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    void look()
    return () => clearInterval(timer)
  }, [apiKey, run])

  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  return (
    <section aria-label={words.messages} className="border-t border-rule pt-4">
      <h4 className="text-small font-strong">{words.messages}</h4>
      <p className="mt-1 text-small text-fg-3">{fillIn(words.messagesText, { url: INBOX_URL })}</p>
      <ul aria-live="polite" className="mt-2 grid gap-1 empty:hidden">
        {messages.map(({ id, event, body, createdAt }) => (
          <li key={id}>
            <details>
              <summary className="min-h-9 cursor-pointer py-1.5 text-small">
                <code>{event}</code> {time.format(new Date(createdAt))}
              </summary>
              <pre tabIndex={0} role="group" aria-label={event} className="docs-answer">
                {JSON.stringify(JSON.parse(body), null, 2)}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
