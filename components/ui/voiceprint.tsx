import type { Peaks } from './peaks'
import { printLooks, ringsAt } from './voice-mark'
import { voiceprintPath } from './voiceprint-path'

export type VoiceprintProps = { peaks: Peaks; size?: number; rings?: number; className?: string }

/** A voice's face: contour rings deformed by its own loudness. 7 rings at 84 px, 3 rings in a chip, 16 as a cover (200 px and more, its lines stay thin). */
export function Voiceprint({ peaks, size = 84, rings = ringsAt(size), className }: VoiceprintProps) {
  return (
    <svg {...printLooks({ size, className })}>
      <path d={voiceprintPath(peaks, rings)} vectorEffect={size >= 200 ? 'non-scaling-stroke' : undefined} />
    </svg>
  )
}
