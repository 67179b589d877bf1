import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { TextLink } from '@/components/ui/text-link'
import { AI_AGENTS } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'
import { agentPath } from '@/lib/i18n/href'
import { heading, section, StaticSection, text } from './section'

const entry = z.strictObject({ title: text, job: text, text })
const schema = z.strictObject({ ...heading, link: text, items: z.array(entry).length(4) })

/** The four agents two by two: the job first, then what the agent does and where it stops. */
export const agents = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ul className="grid sm:grid-cols-2">
      {content.items.map(({ title, job, text }, index) => {
        const agent = AI_AGENTS[index]
        return (
          <li key={title} className="grid content-start gap-y-2 border-t border-rule py-6 sm:pr-16">
            <h3 className="text-h3">{job}</h3>
            <p className="max-w-[56ch] text-fg-2">{text}</p>
            {agent && (
              <TextLink href={context.link(agentPath(agent)).href} className="justify-self-start">
                {fillIn(content.link, { name: title })}
              </TextLink>
            )}
          </li>
        )
      })}
    </ul>
  </StaticSection>
))
