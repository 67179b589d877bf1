import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { AI_AGENTS, type AiAgent } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'
import { agentPath } from '@/lib/i18n/href'
import { heading, section, StaticSection, text } from './section'

const entry = z.strictObject({ title: text, job: text, text })
const schema = z.strictObject({ ...heading, link: text, items: z.array(entry).length(4) })

type Entries = z.infer<typeof schema>['items']

type ListProps = { items: Entries; link: (agent: AiAgent) => string; label: (name: string) => string }

const Columns = ({ items, link, label }: ListProps) => (
  <ul className="grid gap-y-10 sm:grid-cols-2 nav:grid-cols-4">
    {items.map(({ title, job, text }, index) => {
      const agent = AI_AGENTS[index]
      return (
        <li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-3 sm:pr-8">
          <h3 className="text-h3 text-balance">{job}</h3>
          <p className="text-fg-2">{text}</p>
          {agent && (
            <TextLink href={link(agent)} className="justify-self-start">
              {label(title)}
            </TextLink>
          )}
        </li>
      )
    })}
  </ul>
)

/** The four agents side by side: the job first, then what the agent does and where it stops. */
export const agents = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <Columns
      items={content.items}
      link={(agent) => context.link(agentPath(agent)).href}
      label={(name) => fillIn(content.link, { name })}
    />
  </StaticSection>
))
