import { IconClock, IconShieldCheck, IconTicket } from '@tabler/icons-react'
import { z } from 'zod'
import { Actions } from '@/components/sections/actions'
import { actionLinks, type ActionPaths } from '@/components/sections/action-links'
import { section } from '@/components/sections/section'
import { buttons, copy } from '@/components/sections/words'
import type { DemoCallKind } from '@/lib/contract/enums'
import { CallCard } from './call-card'

type Structure = ActionPaths & { kinds?: readonly DemoCallKind[] }

const schema = z.strictObject({ title: copy, lead: copy, ...buttons, facts: z.array(copy).length(3) })

const FACT_ICONS = [IconTicket, IconShieldCheck, IconClock]

/** The opening of home and AICall: the promise left, the demo call right, ready to use. */
export const heroCall = section<typeof schema, Structure>(
  schema,
  ({ words, context, primary = '', secondary = '', kinds }) => (
    <section id={context.id} aria-labelledby={`${context.id}-title`} data-product="aicall">
      <div className="wrap grid items-start gap-x-16 gap-y-12 pt-[clamp(2.5rem,1.5rem+4vw,6rem)] pb-[clamp(2.5rem,2rem+2vw,4.5rem)] lg:grid-cols-[7fr_5fr]">
        <div className="lg:pt-4">
          <h1 id={`${context.id}-title`} className="max-w-[13ch] text-display">
            {words.title}
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-fg-2">{words.lead}</p>
          <Actions {...actionLinks(words, { primary, secondary }, context)} />
          <ul className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-t border-rule pt-5 text-small text-fg-2">
            {words.facts.map((fact, index) => {
              const Icon = FACT_ICONS[index] ?? IconClock
              return (
                <li key={fact} className="flex items-center gap-2">
                  <Icon size={16} stroke={1.6} aria-hidden className="shrink-0 text-accent-strong" />
                  {fact}
                </li>
              )
            })}
          </ul>
        </div>
        <CallCard lang={context.lang} path={context.path} {...(kinds && { kinds })} />
      </div>
    </section>
  ),
)
