import { Badge } from '@/components/ui/badge'
import type { DialogMessages } from '@/features/dialog/messages'
import { languageOfText } from '@/features/dialog/text-language'
import type { UnderstandResult } from '@/lib/contract/dialog'
import { decide, type Thresholds } from '@/lib/domain/dialog/decide'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

type ResultProps = {
  result: UnderstandResult & { text: string }
  thresholds: Thresholds
  messages: DialogMessages
  lang: Locale
}

const SHOWN_INTENTS = 5

const label = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key

const Reading = ({ result, messages }: ResultProps) => (
  <div className="grid gap-2">
    <h3 className="text-small font-strong">{messages.lab.read}</h3>
    <p
      lang={languageOfText(result.text)}
      data-slot="normalized"
      className="text-lead leading-relaxed wrap-anywhere"
    >
      {result.tokens.map(({ normalized, change, start, text }) =>
        change === null ? (
          `${normalized} `
        ) : (
          <span key={start}>
            <mark
              title={`${text}: ${messages.changes[change]}`}
              data-change={change}
              className="rounded-xs bg-accent-tint px-0.5 text-accent-text"
            >
              {normalized}
            </mark>{' '}
          </span>
        ),
      )}
    </p>
    <p className="text-cap text-fg-3">
      {[...new Set(result.tokens.flatMap(({ change }) => (change ? [messages.changes[change]] : [])))].join(
        ' · ',
      ) || messages.lab.unchanged}
    </p>
  </div>
)

const Facts = ({ result, messages }: ResultProps) => {
  const pieces: { text: string; type: string | null; start: number }[] = []
  let at = 0
  for (const { start, end, type } of result.entities) {
    if (start > at) pieces.push({ text: result.text.slice(at, start), type: null, start: at })
    pieces.push({ text: result.text.slice(start, end), type, start })
    at = end
  }
  if (at < result.text.length) pieces.push({ text: result.text.slice(at), type: null, start: at })
  return (
    <div className="grid gap-2">
      <h3 className="text-small font-strong">{messages.lab.facts}</h3>
      <p lang={languageOfText(result.text)} className="leading-relaxed wrap-anywhere">
        {pieces.map(({ text, type, start }) =>
          type === null ? (
            text
          ) : (
            <mark key={start} className="rounded-xs bg-warning-tint px-0.5 text-warning">
              {text}
            </mark>
          ),
        )}
      </p>
      {result.entities.length === 0 ? (
        <p className="text-cap text-fg-3">{messages.lab.noFacts}</p>
      ) : (
        <dl className="grid gap-1 text-small">
          {result.entities.map(({ type, value, start }) => (
            <div key={start} className="flex justify-between gap-4 border-b border-rule py-1.5">
              <dt className="text-fg-3">{label(messages.entities, type)}</dt>
              <dd className="text-right font-medium num">{label(messages.entities, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const Intents = ({ result, thresholds, messages, lang }: ResultProps) => {
  const percent = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  return (
    <div className="grid gap-2">
      <h3 className="text-small font-strong">{messages.lab.intents}</h3>
      <ol className="grid gap-1.5 text-small">
        {result.intents.slice(0, SHOWN_INTENTS).map(({ intent, confidence }) => (
          <li key={intent} className="grid gap-1">
            <span className="flex justify-between gap-4">
              <span>{label(messages.intents, intent)}</span>
              <span className="num">{percent.format(confidence)}</span>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="h-2 w-full">
              <rect width="100" height="4" className="fill-sunken" />
              <rect width={confidence * 100} height="4" className="fill-accent" />
              <rect x={thresholds.suggest * 100} width="0.5" height="4" className="fill-fg-3" />
              <rect x={thresholds.reply * 100} width="0.5" height="4" className="fill-fg" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** One message taken apart: how it is read, the facts in it, what it may mean, why, and what the bot would say. */
export const LabResult = (props: ResultProps) => {
  const { result, thresholds, messages } = props
  const { action, intent, options } = decide(result.intents, thresholds)
  const meant = intent ? [intent] : options
  const isAsSaid = action === result.decision.action
  return (
    <div className="grid gap-x-12 gap-y-6 @min-[44rem]:grid-cols-2" data-slot="understood">
      <Reading {...props} />
      <Facts {...props} />
      <Intents {...props} />
      <div className="grid gap-2">
        <h3 className="text-small font-strong">{messages.lab.decision}</h3>
        <p className="flex flex-wrap items-center gap-2" data-action={action}>
          <Badge>{messages.actions[action]}</Badge>
          {meant.map((name) => label(messages.intents, name)).join(' / ')}
        </p>
        {isAsSaid && result.decision.messages.length > 0 && (
          <div className="grid gap-1 border-l-2 border-accent-line pl-3 text-small text-fg-2">
            <p className="text-cap text-fg-3">{messages.lab.next}</p>
            {result.decision.messages.map(({ text, block }) => (
              <p key={block}>{text}</p>
            ))}
          </div>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="text-small font-strong">{messages.lab.why}</h3>
        {result.decision.because.length === 0 && <p className="text-small text-fg-2">{messages.lab.rule}</p>}
        <ul className="grid gap-1 text-small text-fg-2">
          {result.decision.because.map(({ text, intent: of }) => (
            <li key={text}>
              “<span lang={languageOfText(text)}>{text}</span>” · {label(messages.intents, of)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
