import { z } from 'zod'
import { HeroField, heroFieldSchema } from '@/components/sections/hero-field'
import type { ActionPaths } from '@/components/sections/actions'
import { section, text, type SectionContext } from '@/components/sections/section'
import { CodedText } from '@/components/ui/coded-text'
import { voiceSentence } from '@/components/ui/voice-note'
import { readAgentCalls } from '@/features/audio/agent-calls'
import { voiceWords } from '@/features/audio/labels'
import { AgentStrip } from '@/features/pages/interactive/agent-strip'
import { agentPath } from '@/lib/i18n/href'

const AGENTS = 4

/** The first row is what the customer says when the call has done its work; the others tell the agents apart. */
const schema = heroFieldSchema.extend({
  columns: z.array(text).length(AGENTS),
  rows: z
    .array(z.strictObject({ label: text, cells: z.array(text).length(AGENTS) }))
    .min(3)
    .max(5),
})

type LanesProps = ActionPaths & { content: z.output<typeof schema>; context: SectionContext }

const Lanes = async (props: LanesProps) => {
  const { content, context } = props
  const { lang, t, link } = context
  const calls = await readAgentCalls(lang)
  const [wanted, ...facts] = content.rows
  return (
    <HeroField {...props} field="dark">
      <div className="wrap">
        <p className="text-small text-fg-3">{wanted?.label}</p>
        <ul className="mt-3">
          {calls.map((call, i) => {
            const name = content.columns[i] ?? ''
            return (
              <li
                key={call.agent}
                className="grid items-center gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[3fr_5fr_5fr]"
              >
                <div>
                  <p className="text-h3">{wanted?.cells[i]}</p>
                  <a
                    href={link(agentPath(call.agent)).href}
                    className="mt-1 inline-flex min-h-11 items-center text-small font-strong text-accent-text hover:underline"
                  >
                    {name}
                  </a>
                </div>
                <AgentStrip call={call} title={name} t={t} />
                <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
                  {facts.map(({ label, cells }) => (
                    <div key={label} className="contents">
                      <dt className="text-fg-3">{label}</dt>
                      <dd>
                        <CodedText>{cells[i] ?? ''}</CodedText>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            )
          })}
        </ul>
        <p className="border-t border-rule pt-4 text-cap text-fg-3">
          {[t('audio.aiMade'), voiceSentence(voiceWords(t), calls[0]?.spokenBy)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </HeroField>
  )
}

/** The agents side by side: what each one is to hear from a customer, a call of it, and what tells it apart. */
export const agentLanes = section<typeof schema, ActionPaths>(schema, (props) => <Lanes {...props} />)
