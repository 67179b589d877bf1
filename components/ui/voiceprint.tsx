import { cx } from 'class-variance-authority'
import type { VoiceFeatures } from '@/lib/domain/voiceprint'
import { printSize, printStroke } from './voice-mark'
import { voiceprintPath } from './voiceprint-path'

export type VoiceprintProps = {
  voice: VoiceFeatures
  size?: number
  /** Of the rings the voice has, how many are drawn; as many as the size can show when left out. */
  share?: number
  className?: string
}

/** A voice's face: rings that its melody runs around. As a cover (200 px and more) its lines stay thin. */
export function Voiceprint({ voice, size = 84, share, className }: VoiceprintProps) {
  const isCover = size >= 200
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 640 640"
      fill="none"
      stroke="currentColor"
      strokeWidth={isCover ? 1.75 : printStroke[printSize(size)]}
      className={cx('voiceprint shrink-0 text-accent-strong', className)}
    >
      <path
        d={voiceprintPath(voice, printSize(size), share)}
        vectorEffect={isCover ? 'non-scaling-stroke' : undefined}
      />
    </svg>
  )
}
