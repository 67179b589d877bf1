import { cx } from 'class-variance-authority'
import type { Peaks } from './peaks'
import { voiceprintPath } from './voiceprint-path'

type LooksProps = { size: number; className?: string | undefined }

const looks = ({ size, className }: LooksProps) => ({
  'data-slot': 'voiceprint',
  'aria-hidden': true,
  width: size,
  height: size,
  viewBox: '0 0 640 640',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: size >= 200 ? 1.75 : size < 50 ? 22 : 12.5,
  className: cx('shrink-0 text-accent-strong', className),
})

const ringsAt = (size: number) => (size < 50 ? 3 : 7)

export type VoiceprintProps = { peaks: Peaks; size?: number; rings?: number; className?: string }

/** A voice's face: contour rings deformed by its own loudness. 7 rings at 84 px, 3 rings in a chip, 16 as a cover (200 px and more, its lines stay thin). */
export function Voiceprint({ peaks, size = 84, rings = ringsAt(size), className }: VoiceprintProps) {
  return (
    <svg {...looks({ size, className })}>
      <path d={voiceprintPath(peaks, rings)} vectorEffect={size >= 200 ? 'non-scaling-stroke' : undefined} />
    </svg>
  )
}

export type VoiceMarkProps = { sample: string; size?: number; className?: string }

/** The name of a voice's print in the sheet, from its preview: '/audio/voices/mai-chi.mp3' → 'mai-chi'. */
export const printName = (sample: string) => sample.replace(/^.*\/|\.[^.]*$/g, '')

/** The print of a voice of ours, drawn from a sheet all voices share: its hundreds of numbers stay out of the page. */
export function VoiceMark({ sample, size = 84, className }: VoiceMarkProps) {
  return (
    <svg {...looks({ size, className })}>
      <use href={`/voiceprints/${ringsAt(size)}.svg#${printName(sample)}`} />
    </svg>
  )
}
