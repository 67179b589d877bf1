import { z } from 'zod'
import { HeroField, heroFieldSchema } from '@/components/sections/hero-field'
import type { ActionPaths } from '@/components/sections/actions'
import { section, text, type SectionContext } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { Transcript } from '@/components/ui/transcript'
import { voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readScene } from '@/features/audio/read-scene'
import { AI_AGENTS, type AiAgent } from '@/lib/contract/enums'
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

/** A recording of one call of each agent. */
const CALLS: Record<AiAgent, string> = {
  collector: 'aicall-finance',
  reminder: 'aicall-healthcare',
  surveyor: 'aicall-customer-experience',
  announcer: 'aicall-telecom',
}

type LanesProps = ActionPaths & { content: z.output<typeof schema>; context: SectionContext }

const Lanes = async (props: LanesProps) => {
  const { content, context } = props
  const { lang, t, link } = context
  const calls = await Promise.all(AI_AGENTS.map((agent) => readScene(CALLS[agent], lang)))
  const [wanted, ...facts] = content.rows
  return (
    <HeroField {...props} field="dark">
      <div className="wrap">
        <p className="text-small text-fg-3">{wanted?.label}</p>
        <ul className="mt-3">
          {calls.map(({ src, seconds, channels, turns }, i) => {
            const agent = AI_AGENTS[i]
            const name = content.columns[i] ?? ''
            const recording = { id: `lane-${i}`, src, duration: seconds, title: name }
            return (
              <li
                key={src}
                className="grid items-center gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[3fr_5fr_5fr]"
              >
                <div>
                  <p className="text-h3">{wanted?.cells[i]}</p>
                  {agent && (
                    <a
                      href={link(agentPath(agent)).href}
                      className="mt-1 inline-flex min-h-11 items-center text-small font-strong text-accent-text hover:underline"
                    >
                      {name}
                    </a>
                  )}
                </div>
                <div {...playerAttributes(recording)}>
                  <div data-slot="lane" className="call-strip">
                    <CallStripParts
                      {...recording}
                      channels={channels}
                      turns={turns}
                      labels={audioLabels(t)}
                    />
                  </div>
                  <details className="mt-1 text-small text-fg-2">
                    <summary className="inline-flex min-h-11 items-center underline">
                      {t('audio.transcript')}
                    </summary>
                    <Transcript
                      turns={turns}
                      speakers={{ agent: t('audio.agent'), customer: t('audio.customer') }}
                    />
                  </details>
                </div>
                <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
                  {facts.map(({ label, cells }) => (
                    <div key={label} className="contents">
                      <dt className="text-fg-3">{label}</dt>
                      <dd>{cells[i]}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            )
          })}
        </ul>
        <p className="border-t border-rule pt-4 text-tag text-fg-3">
          {[t('audio.aiMade'), voiceSentence(voiceWords(t), calls[0]?.spokenBy)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </HeroField>
  )
}

/** The agents side by side: what each one is to hear from a customer, a call of it, and what tells it apart. */
export const agentLanes = section<typeof schema, ActionPaths>(schema, (props) => <Lanes {...props} />)
