import { z } from 'zod'
import { heading, section, type SectionContext, StaticSection, text } from '@/components/sections/section'
import { formatLength } from '@/components/ui/format-duration'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import type { Turn } from '@/components/ui/transcript'
import { readAgentCalls } from '@/features/audio/agent-calls'
import { fillIn } from '@/lib/i18n/format'
import { agentPath } from '@/lib/i18n/href'

const entry = z.strictObject({ title: text, job: text, text })
const schema = z.strictObject({ ...heading, link: text, items: z.array(entry).length(4) })

/** In tenths of a second. */
const spans = (turns: readonly Turn[], who: Turn['speaker'], y: number) =>
  turns
    .filter(({ speaker }) => speaker === who)
    .map(({ startMs, endMs }) => `M${Math.round(startMs / 100)} ${y}H${Math.round(endMs / 100)}`)
    .join('')

/** Who speaks when: the agent above, the customer below; `longest` seconds fill the width. */
const Turns = ({ turns, longest }: { turns: readonly Turn[]; longest: number }) => (
  <svg
    // What is said begins at the edge of the text.
    viewBox={`${Math.round((turns[0]?.startMs ?? 0) / 100)} 0 ${Math.ceil(longest * 10)} 20`}
    preserveAspectRatio="none"
    strokeWidth="8"
    className="h-5 w-0 flex-1 *:[vector-effect:non-scaling-stroke]"
  >
    <path className="stroke-accent" d={spans(turns, 'agent', 4)} />
    <path className="stroke-(--bar-caller)" d={spans(turns, 'customer', 16)} />
  </svg>
)

type CellsProps = { content: z.output<typeof schema>; context: SectionContext }

const Cells = async ({ content, context }: CellsProps) => {
  const calls = await readAgentCalls(context.lang)
  const longest = Math.max(...calls.map(({ seconds }) => seconds))
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2">
      {content.items.map(({ title, job, text }, i) => {
        const call = calls[i]
        return (
          <li key={title} className="grid content-start gap-y-2 border-t border-rule py-6 sm:pr-10">
            <h3 className="text-h3">{job}</h3>
            {call && (
              <p aria-hidden="true" className="my-2 flex items-center gap-4 font-mono text-cap text-fg-3">
                <Turns turns={call.turns} longest={longest} />
                {formatLength(call.seconds)}
              </p>
            )}
            <p className="max-w-[56ch] text-fg-2">{text}</p>
            {call && (
              <TextLink href={context.link(agentPath(call.agent)).href} className="justify-self-start">
                {fillIn(content.link, { name: title })}
              </TextLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The four agents two by two: the job, how a call of it goes back and forth, what the agent does and where it stops. */
export const agents = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <Cells content={content} context={context} />
  </StaticSection>
))
