import { cx } from 'class-variance-authority'
import { cssVars } from './css-vars'
import {
  playerAttributes,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
} from './player-parts'
import { RowIcon } from './row-icon'

const SEMITONE = 7
const WIDEST_SEMITONES = 7

type Point = { at: number; hz: number }

/** A melody as a line through a box of 100 by 100; what lies between two pitches is drawn straight, `middle` (Hz) is half way up. */
const tonePath = (pitch: readonly number[], middle: number): string => {
  const points = pitch.flatMap((hz, at): Point[] => (hz > 0 ? [{ at, hz }] : []))
  return points
    .map(({ at, hz }, i) => {
      const semitones = Math.max(-WIDEST_SEMITONES, Math.min(WIDEST_SEMITONES, 12 * Math.log2(hz / middle)))
      return `${i ? 'L' : 'M'}${Math.round((at / (pitch.length - 1)) * 100)} ${Math.round(50 - semitones * SEMITONE)}`
    })
    .join('')
}

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
          <RowIcon name="play" size={20} />
          <RowIcon name="pause" size={20} />
        </span>
      </button>
      <PlayerError labels={labels} />
      <PlayerFallback src={src} />
    </li>
  )
}
