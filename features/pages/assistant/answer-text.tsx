'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { OfficeState } from '@/features/contact/office-state'
import type { Answer } from '@/features/pages/assistant/answer'
import type { Assistant } from '@/features/pages/assistant/assistant'
import { addContactNote } from '@/lib/forms/contact-note'
import { typeInto } from '@/lib/forms/type-into'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

const PHONE = 'demo-phone'

type AnswerProps = { answer: Answer; assistant: Assistant; lang: Locale; asked: readonly string[] }

const sentenceOf = ({ topic }: Answer, { messages, prices, hours }: Assistant) => {
  if (topic === 'found' || topic === 'near' || topic === 'nothing') return messages[topic]
  if (topic === 'price' && prices.length === 0) return messages.priceUnknown
  return fillIn(messages.topics[topic], { hours })
}

const Ways = ({ ways }: Pick<Assistant, 'ways'>) => (
  <dl className="text-small">
    {ways.map(({ label, text, href }) => (
      <div key={label} className="flex flex-wrap items-center gap-x-3">
        <dt className="text-fg-3">{label}</dt>
        <dd className="font-medium num">
          {href ? (
            <TextLink href={href} look="inline" className="inline-flex min-h-11 items-center">
              {text}
            </TextLink>
          ) : (
            text
          )}
        </dd>
      </div>
    ))}
  </dl>
)

/** The way to a person: what was asked goes along where the visitor wants it to, into the form alone. */
const Handover = ({ assistant: { messages, links }, asked }: Pick<AnswerProps, 'assistant' | 'asked'>) => {
  const [isIncluded, setIncluded] = useState(false)
  const hand = () => {
    if (!isIncluded) return
    const lines = asked.map((line) => `- ${line}`).join('\n')
    addContactNote(`${messages.asked}\n${lines}`)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Checkbox
        label={messages.include}
        checked={isIncluded}
        onChange={({ target }) => setIncluded(target.checked)}
      />
      <LinkButton href={links.contact.href} variant="secondary" onClick={hand}>
        {messages.contact}
      </LinkButton>
    </div>
  )
}

const DemoLink = ({ assistant: { messages, links }, answer: { phone } }: AnswerProps) => (
  <LinkButton
    href={links.demo.href}
    variant="secondary"
    className="justify-self-start"
    onClick={() => phone && typeInto(PHONE, () => phone)}
  >
    {phone ? fillIn(messages.demoNumber, { phone }) : messages.demo}
  </LinkButton>
)

const HANDED: readonly Answer['topic'][] = ['person', 'abuse', 'near', 'nothing']

/** One answer: a sentence of the assistant's own, what a page says word for word, where that stands, and what can be done next. */
export const AnswerText = (props: AnswerProps) => {
  const { answer, assistant, lang, asked } = props
  const { messages, prices, ways, office } = assistant
  const { topic, quote, sources } = answer
  const hasButton = topic === 'call' || topic === 'person'
  return (
    <div data-topic={topic} className="grid gap-3 rounded-lg bg-surface px-4 py-3 text-ui">
      <p>
        <span className="sr-only">{messages.program}: </span>
        {sentenceOf(answer, assistant)}
      </p>
      {topic === 'price' && prices.map((line) => <p key={line}>{line}</p>)}
      {topic === 'hours' && office && (
        <p>
          <OfficeState messages={office} lang={lang} />
        </p>
      )}
      {(topic === 'reach' || topic === 'person') && <Ways ways={ways} />}
      {quote && <blockquote className="border-l-2 border-rule-strong pl-3 text-fg-2">{quote}</blockquote>}
      {!hasButton && sources.length > 0 && (
        <ul className="grid gap-1">
          {sources.map(({ href, title }) => (
            <li key={`${href} ${title}`}>
              <TextLink href={href} look="inline" className="inline-flex min-h-11 items-center">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {topic === 'call' && <DemoLink {...props} />}
      {HANDED.includes(topic) && <Handover assistant={assistant} asked={asked} />}
    </div>
  )
}
