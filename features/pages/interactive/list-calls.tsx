import { z } from 'zod'
import { heading, section, type SectionContext, StaticSection, text } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { SectionHeader } from '@/components/ui/section-header'
import { voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readScene } from '@/features/audio/read-scene'

/** The recordings of the three rows of the list, in their order. */
const SCENES = ['campaign-1', 'campaign-2', 'campaign-3']

const schema = z.strictObject({
  ...heading,
  label: text,
  items: z.array(z.strictObject({ title: text, text, result: text })).length(SCENES.length),
})

type ListCallsProps = { content: z.infer<typeof schema>; context: SectionContext }

const ListCalls = async ({ content, context }: ListCallsProps) => {
  const { lang, t, id } = context
  const scenes = await Promise.all(SCENES.map((scene) => readScene(scene, lang)))
  return (
    <StaticSection context={context} tone="tint">
      <SectionHeader id={`${id}-title`} title={content.title} support={content.lead} />
      <p className="mb-3 text-small text-fg-3">{content.label}</p>
      <ul>
        {content.items.map(({ title, text, result }, i) => {
          const scene = scenes[i]
          if (!scene) return null
          const { src, seconds, channels, turns } = scene
          const recording = { id: `${id}-${i}`, src, duration: seconds, title }
          return (
            <li
              key={title}
              className="grid items-center gap-x-10 gap-y-3 border-t border-accent-line py-5 lg:grid-cols-[3fr_6fr_3fr]"
            >
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="text-ui text-fg-2">{text}</p>
              </div>
              <div
                {...playerAttributes(recording)}
                data-slot="lane"
                data-theme="dark"
                data-product="aicall"
                className="call-strip"
              >
                <CallStripParts {...recording} channels={channels} turns={turns} labels={audioLabels(t)} />
              </div>
              <p className="font-strong text-accent-text">{result}</p>
            </li>
          )
        })}
      </ul>
      <p className="border-t border-accent-line pt-4 text-cap text-fg-3">
        {[t('audio.aiMade'), voiceSentence(voiceWords(t), scenes[0]?.spokenBy)].filter(Boolean).join(' · ')}
      </p>
    </StaticSection>
  )
}

/** Three rows of one list and the calls they became: the same words, other values, other ends. */
export const listCalls = section(schema, (props) => <ListCalls {...props} />)
