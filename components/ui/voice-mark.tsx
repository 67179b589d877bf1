import { cx } from 'class-variance-authority'
import { assetUrl } from '@/lib/asset-url'
import type { PrintSize } from './voiceprint-path'

/** Which drawing a print of this many pixels is. */
export const printSize = (pixels: number): PrintSize => (pixels < 50 ? 'small' : 'large')

/** How thick the lines of a print are, in units of its 640 wide box. */
export const printStroke: Record<PrintSize, number> = { small: 26, large: 13 }

export type VoiceMarkProps = { sample: string; size?: number; className?: string }

/** The name of a voice's print, from its preview: '/audio/voices/mai-chi.mp3' → 'mai-chi'. */
const printName = (sample: string) => sample.replace(/^.*\/|\.[^.]*$/g, '')

/** The print of a voice of ours, cut out of a picture: its hundreds of numbers stay out of the page. */
export function VoiceMark({ sample, size = 84, className = 'text-accent-strong' }: VoiceMarkProps) {
  const print = assetUrl(`/voiceprints/${printSize(size)}/${printName(sample)}.svg`)
  return (
    <span
      aria-hidden="true"
      className={cx('voiceprint cut-out', className)}
      style={{ width: size, aspectRatio: 1, maskImage: `url("${print}")` }}
    />
  )
}
