import { z } from 'zod'
import { heading, section, type SectionContext, StaticSection, text } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { readAgentCalls } from '@/features/audio/agent-calls'
import { AgentStrip } from '@/features/pages/interactive/agent-strip'
import { fillIn } from '@/lib/i18n/format'
import { agentPath } from '@/lib/i18n/href'

const entry = z.strictObject({ title: text, job: text, text })
const schema = z.strictObject({ ...heading, link: text, items: z.array(entry).length(4) })

type CellsProps = { content: z.output<typeof schema>; context: SectionContext }

const Cells = async ({ content, context }: CellsProps) => {
  const { lang, t, link } = context
  const calls = await readAgentCalls(lang)
  return (
    <ul className="grid gap-y-12 nav:grid-cols-2">
      {content.items.map(({ title, job, text }, i) => {
        const call = calls[i]
        return (
          <li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-2 nav:odd:pr-10">
            <h3 className="text-h3">{job}</h3>
            <p className="mb-3 max-w-[60ch] text-fg-2">{text}</p>
            {call && (
              <AgentStrip call={call} title={`${job}, ${title}`} t={t}>
                <a
                  href={link(agentPath(call.agent)).href}
                  className="inline-flex min-h-11 items-center font-strong text-accent-text hover:underline"
                >
                  {fillIn(content.link, { name: title })}
                </a>
              </AgentStrip>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The four agents two by two: the job first, then what the agent does and where it stops, and a call of it. */
export const agentCalls = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <Cells content={content} context={context} />
  </StaticSection>
))
