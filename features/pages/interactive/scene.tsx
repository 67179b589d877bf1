import type { z } from 'zod'
import { HeroField, heroFieldSchema, type HeroFieldStructure } from '@/components/sections/hero-field'
import { section, text, type SectionContext } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readScene } from '@/features/audio/read-scene'

/** `sound` says what is heard, as the title of the recording. */
const schema = heroFieldSchema.extend({ sound: text })

type Structure = HeroFieldStructure & {
  /** When each value the picture marks is known: 2.5 is the middle of the recording's turn 2. */
  moments: readonly number[]
}

type SceneProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const WIDE_BARS = 100

const Scene = async (props: SceneProps) => {
  const { content, context, picture, moments } = props
  const { t, lang, path } = context
  const { src, seconds, channels, turns, spokenBy, at } = await readScene(
    path.slice(path.lastIndexOf('/') + 1),
    lang,
  )
  const recording = { id: 'scene', src, title: content.sound, duration: seconds }
  return (
    <HeroField {...props}>
      <div {...playerAttributes(recording)} data-slot="scene" className="scene wrap">
        <div data-theme="dark" className="call-strip">
          <CallStripParts
            {...recording}
            channels={channels}
            turns={turns}
            labels={audioLabels(t)}
            wideBars={WIDE_BARS}
          />
        </div>
        {context.picture(picture, moments.map(at))}
        <p className="mt-1 text-tag text-fg-3">
          {[t('audio.aiMade'), voiceSentence(voiceWords(t), spokenBy)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </HeroField>
  )
}

/** The opening of a trade: its drawn picture from edge to edge, which fills in as the recording above it is heard. */
export const scene = section<typeof schema, Structure>(schema, (props) => <Scene {...props} />)
