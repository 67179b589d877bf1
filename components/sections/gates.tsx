import { IconCheck, IconX } from '@tabler/icons-react'
import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { Icon } from '@/components/ui/icon'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

const GATES = 5

const schema = z.strictObject({
  ...heading,
  step: text,
  /** What stops a file at each gate. */
  items: z.array(z.strictObject({ title: text, text, stop: text })).length(GATES),
  /** What is left behind the last one. */
  passed: text,
})

type LaneProps = { lane: number; stretch: number; passed: string }

/** One file on a stretch of the way, the last of which begins behind the last gate: gone by then, stopped at its end, or through. */
const Lane = ({ lane, stretch, passed }: LaneProps) => {
  if (lane < stretch) return <i />
  const isStopped = lane === stretch && stretch < GATES
  const isThrough = stretch === GATES
  return (
    <span className="flex items-center">
      <i className={`h-0.5 flex-1 ${isStopped ? 'bg-rule-strong' : 'bg-accent-strong'}`} />
      {isStopped && (
        <span className="mr-2 grid size-4 place-items-center rounded-full bg-warning-tint text-warning">
          <Icon of={IconX} size={16} />
        </span>
      )}
      {isThrough && (
        <>
          <span className="grid size-4 place-items-center rounded-full bg-accent-fill text-on-accent-fill">
            <Icon of={IconCheck} size={16} />
          </span>
          <span className="ml-2 text-small font-strong text-accent-text">{passed}</span>
        </>
      )}
    </span>
  )
}

type StretchProps = { stretch: number; passed: string; className: string }

const Stretch = ({ stretch, passed, className }: StretchProps) => (
  <div className={`grid py-2 ${className}`}>
    {Array.from({ length: GATES + 1 }, (_, lane) => (
      <Lane key={lane} lane={lane} stretch={stretch} passed={passed} />
    ))}
  </div>
)

/** Where there is room, the way to the first gate, then a column for each gate and what lies behind it. */
const COLUMNS = 'nav:grid-cols-[6rem_repeat(5,1fr)]'

/** Files on their way through gates, drawn: at each one stops, with what stops it, and one comes through all. */
export const gates = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <div aria-hidden className={`max-nav:hidden nav:grid ${COLUMNS}`}>
      {Array.from({ length: GATES + 1 }, (_, stretch) => (
        <Stretch
          key={stretch}
          stretch={stretch}
          passed={content.passed}
          className={`auto-rows-[1.5rem] ${stretch ? 'border-l-4 border-accent-strong' : ''}`}
        />
      ))}
    </div>
    <ol className="grid gap-y-10 nav:ml-24 nav:grid-cols-5 nav:grid-rows-[1fr_auto] nav:gap-y-0">
      {content.items.map(({ title, text, stop }, gate) => (
        <li key={title} className="flex flex-col nav:row-span-2 nav:grid nav:grid-rows-subgrid">
          <div className="mt-3 nav:pr-6">
            <p className="text-small text-fg-3 num">
              {content.step} {gate + 1}
            </p>
            <h3 className="mt-1 text-h4">{title}</h3>
            <p className="mt-1 text-ui text-fg-2">
              <CodedText>{text}</CodedText>
            </p>
          </div>
          <p className="mt-2 flex items-baseline gap-2 text-small text-warning nav:pr-6">
            <span aria-hidden>×</span>
            {stop}
          </p>
          <div aria-hidden className="order-first nav:hidden">
            <Stretch
              stretch={gate}
              passed={content.passed}
              className="mr-3 auto-rows-[1rem] border-r-4 border-accent-strong"
            />
          </div>
        </li>
      ))}
      <li className="flex items-center gap-2 font-strong text-accent-text nav:sr-only">
        <Icon of={IconCheck} size={20} />
        {content.passed}
      </li>
    </ol>
  </StaticSection>
))
