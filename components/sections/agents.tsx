import { IconArrowRight } from '@tabler/icons-react'
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

/** A ruled row for each job; all of it is the way to its agent. */
const Rows = ({ items, link }: Omit<ListProps, 'label'>) => (
  <ul className="border-t border-rule">
    {items.map(({ title, job, text }, index) => {
      const agent = AI_AGENTS[index]
      return (
        <li
          key={title}
          className="group relative grid items-baseline gap-x-12 gap-y-2 border-b border-rule py-6 pr-10 nav:grid-cols-[4fr_2fr_6fr]"
        >
          <h3 className="text-h3">
            {agent && (
              <a
                href={link(agent)}
                className="decoration-2 underline-offset-6 group-hover:underline after:absolute after:inset-0"
              >
                {job}
              </a>
            )}
          </h3>
          <p className="text-ui font-strong text-accent-text">{title}</p>
          <p className="max-w-[60ch] text-ui text-fg-2">{text}</p>
          <IconArrowRight
            size={20}
            stroke={1.6}
            aria-hidden
            className="absolute top-7 right-0 text-fg-3 transition-[translate] group-hover:translate-x-0.75 group-hover:text-fg"
          />
        </li>
      )
    })}
  </ul>
)

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

/** The four agents: the job first, then what the agent does and where it stops; side by side, or as ruled `rows`. */
export const agents = section<typeof schema, { rows?: boolean }>(
  schema,
  ({ content, context, rows = false }) => {
    const link = (agent: AiAgent) => context.link(agentPath(agent)).href
    return (
      <StaticSection context={context}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} even={!rows} />
        {rows ? (
          <Rows items={content.items} link={link} />
        ) : (
          <Columns items={content.items} link={link} label={(name) => fillIn(content.link, { name })} />
        )}
      </StaticSection>
    )
  },
)
