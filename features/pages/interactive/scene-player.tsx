import { cx } from 'class-variance-authority'
import type { PictureId } from '@/components/pictures/registry'
import type { SectionContext } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { Transcript } from '@/components/ui/transcript'
import { voiceNoteClass, voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import type { Scene } from '@/features/audio/read-scene'
import type { ProductId } from '@/lib/contract/enums'

/** Where the recording lies: a strip above the picture, or, where there is room, whole beside it with all that is said. */
export type CallSide = 'above' | 'left' | 'right'

type ScenePlayerProps = {
  scene: Scene
  title: string
  context: SectionContext
  picture: PictureId
  /** When each value the picture marks is known: 2.5 is the middle of the recording's turn 2. */
  moments: readonly number[]
  side?: CallSide
  /** Whose colour the player has. */
  product?: ProductId
}

const WIDE_BARS = 140

/** A recording with the picture that fills in as it is heard. */
export const ScenePlayer = ({
  scene,
  title,
  context,
  picture,
  moments,
  side = 'above',
  product = 'aicall',
}: ScenePlayerProps) => {
  const { t } = context
  const { src, seconds, channels, turns, spokenBy, at } = scene
  const recording = { id: 'scene', src, title, duration: seconds }
  const isBeside = side !== 'above'
  return (
    <div {...playerAttributes(recording)} data-slot="scene" data-side={side} className="scene wrap">
      <div data-theme="dark" data-product={product} className="scene-call">
        <div className="call-strip">
          <CallStripParts
            {...recording}
            channels={channels}
            turns={turns}
            labels={audioLabels(t)}
            {...(!isBeside && { wideBars: WIDE_BARS })}
          />
        </div>
        {isBeside && (
          <Transcript
            turns={turns}
            speakers={{ agent: t('audio.agent'), customer: t('audio.customer') }}
            className="max-lg:hidden"
          />
        )}
      </div>
      <figure className="grid min-w-0">{context.drawing(picture, moments.map(at))}</figure>
      <p className={cx('example-note mt-2 text-cap text-fg-3', voiceNoteClass(spokenBy))}>
        {t('illustration')}{' '}
        {[t('audio.aiMade'), voiceSentence(voiceWords(t), spokenBy)].filter(Boolean).join('. ')}
      </p>
    </div>
  )
}
