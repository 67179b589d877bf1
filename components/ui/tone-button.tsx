import { cx } from 'class-variance-authority'
import { cssVars } from './css-vars'
import {
  playerAttributes,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
} from './player-parts'
import { SpriteIcon } from './sprite-icon'
import { tonePath } from './tone-path'

export type ToneButtonProps = Recording & {
  /** Hz at equal steps, 0 where there is none. */
  pitch: readonly number[]
  /** Hz of the voice at rest. */
  middle: number
  syllable: string
  name: string
  labels: PlayerLabels
  className?: string
}

/** One tone: its melody as a line that fills while it is heard, the syllable that carries it and what the tone is called; the whole of it is the play button. */
export function ToneButton(props: ToneButtonProps) {
  const { id, src, title, pitch, middle, syllable, name, labels, className } = props
  const box = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' }
  return (
    <li {...playerAttributes(props)} className={cx('tone', className)}>
      <button
        type="button"
        data-play=""
        data-label-pause={`${labels.pause}: ${title}`}
        aria-label={`${labels.play}: ${title}`}
      >
        <span className="wave" aria-hidden="true" style={cssVars({ '--n': 16 })}>
          <svg className="bg" {...box}>
            <path id={`${id}-line`} d={tonePath(pitch, middle)} vectorEffect="non-scaling-stroke" />
          </svg>
          <svg className="fg" {...box}>
            <use href={`#${id}-line`} />
          </svg>
        </span>
        <span className="tone-words">
          <b lang="vi">{syllable}</b> {name}
        </span>
        <span className="play" data-look="outline">
          <SpriteIcon name="play" size={20} />
          <SpriteIcon name="pause" size={20} />
        </span>
      </button>
      <PlayerError labels={labels} />
      <PlayerFallback src={src} />
    </li>
  )
}
