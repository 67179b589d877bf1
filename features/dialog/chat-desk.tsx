import { MessageLine } from '@/components/form/message-line'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Line, Talk } from '@/features/dialog/chat-state'
import { HandOver } from '@/features/dialog/hand-over'
import type { DialogMessages } from '@/features/dialog/messages'
import { fillIn } from '@/lib/i18n/format'

type DeskProps = {
  talk: Talk
  names: Record<Line['by'], string>
  messages: DialogMessages
  contactHref: string
  /** Says something as the person at the desk. */
  onAnswer: (text: string) => void
  /** Takes the conversation over from the bot, or gives it back. */
  onHold: (isHeld: boolean) => void
}

const RecordCard = ({ talk, messages }: Pick<DeskProps, 'talk' | 'messages'>) => {
  const { chat } = messages
  const fields = talk.record?.fields ?? []
  return (
    <Card tone="outline" pad="md" data-slot="record">
      <h3 className="text-small font-strong">{chat.record}</h3>
      {talk.record?.topic && (
        <p className="mt-1 text-cap text-fg-3">{messages.intents[talk.record.topic] ?? talk.record.topic}</p>
      )}
      {fields.length === 0 ? (
        <p className="mt-3 text-small text-fg-3">{chat.noRecord}</p>
      ) : (
        <dl className="mt-3 text-small">
          {fields.map(({ name, label, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-1.5">
              <dt className="text-fg-3">{label}</dt>
              <dd className="text-right font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {talk.record?.complete && <p className="mt-3 text-small text-success">{chat.complete}</p>}
    </Card>
  )
}

/** What the person at the desk may say first, the known facts put in. */
const suggestionsFor = ({ talk, messages }: Pick<DeskProps, 'talk' | 'messages'>): string[] => {
  const { chat } = messages
  const facts = talk.record?.fields.map(({ label, value }) => `${label}: ${value}`).join('; ')
  return [chat.ask, ...(facts ? [fillIn(chat.confirm, { facts })] : []), chat.wait]
}

/** The other side: the record as it fills in, and once the bot hands over, what a person at the desk sees and can do. */
export const ChatDesk = ({ talk, names, messages, contactHref, onAnswer, onHold }: DeskProps) => {
  const { chat } = messages
  return (
    <div className="grid content-start gap-5">
      <RecordCard talk={talk} messages={messages} />
      {(talk.state?.handover || talk.isHeld) && (
        <Card tone="outline" pad="md" data-slot="desk">
          <h3 className="text-small font-strong">{chat.desk}</h3>
          <p className="mt-2 text-small text-fg-2">{talk.isHeld ? chat.held : chat.deskNote}</p>
          {talk.isHeld && (
            <>
              <p className="mt-3 text-cap text-fg-3">{chat.suggested}</p>
              <ul className="mt-1 grid gap-2">
                {suggestionsFor({ talk, messages }).map((text) => (
                  <li key={text}>
                    <Button variant="secondary" size="sm" onClick={() => onAnswer(text)}>
                      <span className="text-left">{text}</span>
                    </Button>
                  </li>
                ))}
              </ul>
              <MessageLine
                label={chat.writeAsAgent}
                placeholder={chat.writeAsAgent}
                send={chat.sendAsAgent}
                tooLong={messages.errors.tooLong}
                className="mt-4"
                onSend={onAnswer}
              />
            </>
          )}
          <Button variant="secondary" className="mt-4" onClick={() => onHold(!talk.isHeld)}>
            {talk.isHeld ? chat.giveBack : chat.take}
          </Button>
          <HandOver lines={talk.lines} names={names} messages={messages} contactHref={contactHref} />
        </Card>
      )}
    </div>
  )
}
