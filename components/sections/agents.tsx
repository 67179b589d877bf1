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

/** The jobs alone, as large as the page's titles; each is the way to its agent. */
const Poster = ({ items, link }: Omit<ListProps, 'label'>) => (
  <ul className="grid gap-y-8">
    {items.map(({ title, job, text }, index) => {
      const agent = AI_AGENTS[index]
      return (
        <li key={title} className="grid items-baseline gap-x-16 gap-y-2 nav:grid-cols-[7fr_4fr]">
          <h3 className="text-h1">
            {agent && (
              <a href={link(agent)} className="decoration-2 underline-offset-8 hover:underline">
                {job}
              </a>
            )}
          </h3>
          <p className="max-w-[52ch] text-ui text-fg-2">
            <span className="font-strong text-accent-text">{title}</span> · {text}
          </p>
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

/** The four agents: the job first, then what the agent does and where it stops; side by side, or as a `poster`. */
export const agents = section<typeof schema, { poster?: boolean }>(
  schema,
  ({ content, context, poster = false }) => {
    const link = (agent: AiAgent) => context.link(agentPath(agent)).href
    return (
      <StaticSection context={context}>
        <SectionHeader
          id={`${context.id}-title`}
          title={content.title}
          support={content.lead}
          even={!poster}
        />
        {poster ? (
          <Poster items={content.items} link={link} />
        ) : (
          <Columns items={content.items} link={link} label={(name) => fillIn(content.link, { name })} />
        )}
      </StaticSection>
    )
  },
)
