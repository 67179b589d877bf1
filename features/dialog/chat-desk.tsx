import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import type { Talk } from '@/features/dialog/chat-state'
import type { DialogMessages } from '@/features/dialog/messages'

type DeskProps = { talk: Talk; messages: DialogMessages; contactHref: string }

/** The other side: the record as it fills in, and what an agent sees once the bot hands over. */
export const ChatDesk = ({ talk, messages, contactHref }: DeskProps) => {
  const { chat } = messages
  const fields = talk.record?.fields ?? []
  return (
    <div className="grid content-start gap-5">
      <Card tone="outline" pad="md" data-slot="record">
        <h3 className="text-small font-strong">{chat.record}</h3>
        {talk.record?.topic && (
          <p className="mt-1 text-cap text-fg-3">
            {messages.intents[talk.record.topic] ?? talk.record.topic}
          </p>
        )}
        {fields.length === 0 ? (
          <p className="mt-3 text-small text-fg-3">{chat.noRecord}</p>
        ) : (
          <dl className="mt-3 text-small">
            {fields.map(({ name, label, value }) => (
              <div key={name} className="flex justify-between gap-4 border-b border-rule py-1.5">
                <dt className="text-fg-3">{label}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {talk.record?.complete && <p className="mt-3 text-small text-success">{chat.complete}</p>}
      </Card>
      {talk.state?.handover && (
        <Card tone="outline" pad="md" data-slot="desk">
          <h3 className="text-small font-strong">{chat.desk}</h3>
          <p className="mt-2 text-small text-fg-2">{chat.deskNote}</p>
          <p className="mt-3 text-cap text-fg-3">{chat.suggested}</p>
          <ul className="mt-1 grid gap-1 text-small">
            <li>“{chat.ask}”</li>
            <li>“{chat.confirm}”</li>
          </ul>
          <LinkButton href={contactHref} variant="secondary" className="mt-4">
            {chat.contact}
          </LinkButton>
        </Card>
      )}
    </div>
  )
}
