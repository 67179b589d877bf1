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

type LaneProps = { lane: number; gate: number; passed: string }

/** One file on its way to a gate: gone by then, stopped there, or through. */
const Lane = ({ lane, gate, passed }: LaneProps) => {
  if (lane < gate) return <i className="max-nav:hidden" />
  const isLast = gate === GATES - 1
  const isThrough = isLast && lane > gate
  const End = lane === gate ? IconX : IconCheck
  return (
    <span className="flex items-center">
      <i className={`h-0.5 flex-1 ${lane === gate ? 'bg-rule-strong' : 'bg-accent-strong'}`} />
      {isThrough && <span className="mx-2 text-small font-strong text-accent-text">{passed}</span>}
      {(lane === gate || isThrough) && (
        <span
          className={`grid size-4 place-items-center rounded-full ${lane === gate ? 'mr-2 bg-warning-tint text-warning' : '-mr-px translate-x-1/2 bg-accent-fill text-on-accent-fill'}`}
        >
          <Icon of={End} size={16} />
        </span>
      )}
    </span>
  )
}

/** Files on their way through gates, drawn: at each one stops, with what stops it, and one comes through all. */
export const gates = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ol className="grid gap-y-10 nav:grid-cols-5 nav:grid-rows-[auto_1fr_auto] nav:gap-y-0">
      {content.items.map(({ title, text, stop }, gate) => (
        <li key={title} className="flex flex-col nav:row-span-3 nav:grid nav:grid-rows-subgrid">
          <div className="mt-3 nav:pr-6 nav:[li:not(:first-child)>&]:pl-6">
            <p className="text-small text-fg-3 num">
              {content.step} {gate + 1}
            </p>
            <h3 className="mt-1 text-h4">{title}</h3>
            <p className="mt-1 text-ui text-fg-2">
              <CodedText>{text}</CodedText>
            </p>
          </div>
          <p className="mt-2 flex items-baseline gap-2 text-small text-warning nav:pr-6 nav:[li:not(:first-child)>&]:pl-6">
            <span aria-hidden>×</span>
            {stop}
          </p>
          {/* Seen first, read last: who listens hears of the promise after all gates. */}
          <div className="relative order-first grid auto-rows-[1rem] border-r-4 border-accent-strong py-2 max-nav:mr-3 nav:auto-rows-[1.5rem] nav:[li:last-child>&]:mr-2">
            <b
              aria-hidden
              className="absolute -top-4 -right-2.5 w-4 text-center text-cap text-accent-text num"
            >
              {gate + 1}
            </b>
            {Array.from({ length: GATES + 1 }, (_, lane) => (
              <Lane key={lane} lane={lane} gate={gate} passed={content.passed} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  </StaticSection>
))
