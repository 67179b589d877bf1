import { cx } from 'class-variance-authority'

type LooksProps = { size: number; className?: string | undefined }

/** What every print has in common, whoever draws it. */
export const printLooks = ({ size, className }: LooksProps) => ({
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

/** How many rings a print of this many pixels has. */
export const ringsAt = (size: number) => (size < 50 ? 3 : 7)

export type VoiceMarkProps = { sample: string; size?: number; className?: string }

/** The name of a voice's print in the sheet, from its preview: '/audio/voices/mai-chi.mp3' → 'mai-chi'. */
export const printName = (sample: string) => sample.replace(/^.*\/|\.[^.]*$/g, '')

/** The print of a voice of ours, drawn from a sheet all voices share: its hundreds of numbers stay out of the page. */
export function VoiceMark({ sample, size = 84, className }: VoiceMarkProps) {
  return (
    <svg {...printLooks({ size, className })}>
      <use href={`/voiceprints/${ringsAt(size)}.svg#${printName(sample)}`} />
    </svg>
  )
}
