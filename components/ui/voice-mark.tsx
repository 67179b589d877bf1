import { cx } from 'class-variance-authority'
import { assetUrl } from '@/lib/asset-url'

/** How many rings a print of this many pixels has. */
export const ringsAt = (size: number) => (size < 50 ? 3 : 7)

/** How thick the lines of a small print are, in units of its 640 wide box. */
export const printStroke = (rings: number) => (rings === 3 ? 22 : 12.5)

export type VoiceMarkProps = { sample: string; size?: number; className?: string }

/** The name of a voice's print, from its preview: '/audio/voices/mai-chi.mp3' → 'mai-chi'. */
const printName = (sample: string) => sample.replace(/^.*\/|\.[^.]*$/g, '')

/** The print of a voice of ours, cut out of a picture: its hundreds of numbers stay out of the page. */
export function VoiceMark({ sample, size = 84, className }: VoiceMarkProps) {
  const print = assetUrl(`/voiceprints/${ringsAt(size)}/${printName(sample)}.svg`)
  return (
    <span
      data-slot="voiceprint"
      aria-hidden="true"
      className={cx('cut-out text-accent-strong', className)}
      style={{ width: size, height: size, maskImage: `url("${print}")` }}
    />
  )
}
