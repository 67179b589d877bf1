import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { heading, section, StaticSection, text } from './section'

const MONTHS = 12
/** The school year is read from the month in which applicants are called (June). */
const FIRST = 5

const schema = z.strictObject({
  ...heading,
  /** The summer, then both terms. */
  phases: z.array(text).length(3),
  items: z.array(z.strictObject({ title: text, when: text, text })).length(6),
})

/** First and last month of each of them, counted from the first month of the band. */
const TERMS = [
  [0, 3],
  [3, 7.5],
  [7.5, 12],
] as const

type Span = readonly [from: number, to: number]

/** A planned round, a call on every school day, or one that only the weather asks for. */
type Look = 'planned' | 'daily' | 'weather'

/** In the order of the texts. */
const ROUNDS: readonly { spans: readonly Span[]; look: Look }[] = [
  { spans: [[0, 3]], look: 'planned' },
  {
    spans: [
      [3.3, 3.8],
      [7.5, 8],
      [11.4, 11.9],
    ],
    look: 'planned',
  },
  {
    spans: [
      [3.2, 4.4],
      [7.8, 9],
    ],
    look: 'planned',
  },
  { spans: [[3.15, 11.9]], look: 'daily' },
  { spans: [[3, 6]], look: 'weather' },
  {
    spans: [
      [6.4, 7.4],
      [10.6, 11.6],
    ],
    look: 'planned',
  },
]

const LOOKS: Record<Look, string> = {
  planned: 'bg-accent-strong',
  daily: 'bg-[repeating-linear-gradient(90deg,var(--accent-strong)_0_3px,transparent_3px_9px)]',
  weather:
    'bg-[repeating-linear-gradient(135deg,var(--amber-500)_0_2px,transparent_2px_7px)] inset-ring-2 inset-ring-(--amber-500)',
}

const place = ([from, to]: Span) => ({
  left: `${(from / MONTHS) * 100}%`,
  width: `${((to - from) / MONTHS) * 100}%`,
})

type MonthsProps = { lang: Locale; month: 'numeric' | 'narrow' | 'short'; className: string }

const Months = ({ lang, month, className }: MonthsProps) => {
  const format = new Intl.DateTimeFormat(LOCALE_DETAILS[lang].intl, { month })
  return (
    <div aria-hidden className={`grid grid-cols-12 text-center text-cap text-fg-3 ${className}`}>
      {Array.from({ length: MONTHS }, (_, i) => (
        <span key={i} className="pt-1">
          {format.format(new Date(2000, FIRST + i, 1))}
        </span>
      ))}
    </div>
  )
}

/** One line a month, under the rounds. */
const GRID =
  'bg-[repeating-linear-gradient(90deg,var(--rule)_0_1px,transparent_1px_calc(100%/12))] border-r border-rule'

/** A school year as a band of months with every round of calls on it, row by row under the terms. */
export const yearBand = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <div className="lg:grid lg:grid-cols-[5fr_8fr] lg:gap-x-12">
      {/* A number alone is not seen to be a month. */}
      <span
        aria-hidden
        className="self-end text-right text-cap text-fg-3 first-letter:uppercase max-lg:hidden"
      >
        {new Intl.DisplayNames(context.lang, { type: 'dateTimeField' }).of('month')}
      </span>
      <div>
        <div className="relative h-9">
          {TERMS.map((span, i) => (
            <span key={span[0]} style={place(span)} className="absolute inset-y-0 pr-1">
              <span className="grid h-full place-items-center rounded-xs bg-accent-tint px-1 text-cap font-strong text-accent-text">
                {content.phases[i]}
              </span>
            </span>
          ))}
        </div>
        <Months
          lang={context.lang}
          month={context.lang === 'vi' ? 'numeric' : 'short'}
          className="max-lg:hidden"
        />
      </div>
    </div>
    <ol className="mt-2 border-b border-rule">
      {content.items.map(({ title, when, text }, i) => (
        <li key={title} className="grid border-t border-rule max-lg:pt-5 lg:grid-cols-[5fr_8fr] lg:gap-x-12">
          <div className="lg:py-4">
            <h3 className="text-h4">{title}</h3>
            <p className="text-small font-strong text-accent-text">{when}</p>
            <p className="mt-1 text-ui text-fg-2">{text}</p>
          </div>
          <div aria-hidden className={`relative min-h-14 max-lg:mt-3 ${GRID}`}>
            {ROUNDS[i]?.spans.map((span) => (
              <i
                key={span[0]}
                style={place(span)}
                className={`absolute top-1/2 h-7 -translate-y-1/2 rounded-xs ${LOOKS[ROUNDS[i]?.look ?? 'planned']}`}
              />
            ))}
          </div>
          <Months lang={context.lang} month="narrow" className="pb-3 lg:hidden" />
        </li>
      ))}
    </ol>
  </StaticSection>
))
