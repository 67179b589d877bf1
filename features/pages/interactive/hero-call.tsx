import { IconClock, IconShieldCheck, IconTicket } from '@tabler/icons-react'
import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { actionLinks, Actions, type ActionPaths } from '@/components/sections/actions'
import type { DemoCallKind } from '@/lib/contract/enums'
import { DemoCallCard } from './demo'
import { buttons, section, text } from '@/components/sections/section'

type Structure = ActionPaths & { kinds?: readonly DemoCallKind[] }

const schema = z.strictObject({ title: text, lead: text, ...buttons, facts: z.array(text).length(3) })

const FACT_ICONS = [IconTicket, IconShieldCheck, IconClock]

/** The opening of home and AICall: the promise left, the demo call right, ready to use. */
export const heroCall = section<typeof schema, Structure>(
  schema,
  ({ content, context, primary = '', secondary = '', kinds }) => (
    <section
      id={context.id}
      aria-labelledby={`${context.id}-title`}
      data-product="aicall"
      data-hero
      className="section"
    >
      <div className="wrap grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <StaticMarkup id={`${context.id}-text`} of={context} className="lg:pt-4">
          <h1 id={`${context.id}-title`} className="max-w-[16ch] text-display">
            {content.title}
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-fg-2">{content.lead}</p>
          <Actions {...actionLinks(content, { primary, secondary }, context)} />
          <ul className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-t border-rule pt-5 text-small text-fg-2">
            {content.facts.map((fact, index) => {
              const Icon = FACT_ICONS[index] ?? IconClock
              return (
                <li key={fact} className="flex items-center gap-2">
                  <Icon size={16} stroke={1.6} aria-hidden className="shrink-0 text-accent-strong" />
                  {fact}
                </li>
              )
            })}
          </ul>
        </StaticMarkup>
        <DemoCallCard lang={context.lang} path={context.path} {...(kinds && { kinds })} />
      </div>
    </section>
  ),
)
