import { cx } from 'class-variance-authority'
import type { Peaks } from '@/lib/domain/waveform'
import { printStroke, ringsAt } from './voice-mark'
import { voiceprintPath } from './voiceprint-path'

export type VoiceprintProps = { peaks: Peaks; size?: number; rings?: number; className?: string }

/** A voice's face: contour rings deformed by its own loudness. 7 rings at 84 px, 3 rings in a chip, 16 as a cover (200 px and more, its lines stay thin). */
export function Voiceprint({ peaks, size = 84, rings = ringsAt(size), className }: VoiceprintProps) {
  const isCover = size >= 200
  return (
    <svg
      data-slot="voiceprint"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 640 640"
      fill="none"
      stroke="currentColor"
      strokeWidth={isCover ? 1.75 : printStroke(ringsAt(size))}
      className={cx('shrink-0 text-accent-strong', className)}
    >
      <path d={voiceprintPath(peaks, rings)} vectorEffect={isCover ? 'non-scaling-stroke' : undefined} />
    </svg>
  )
}
