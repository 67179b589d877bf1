import { z } from 'zod'
import { Voiceprint } from '@/components/ui/voiceprint'
import { recordedPeaks } from './parts/recorded-peaks'
import { text } from './parts/words'
import { Frame } from './window'

export const voiceprintCoverWords = z.strictObject({ label: text })

export type VoiceprintCoverProps = { words: z.infer<typeof voiceprintCoverWords> }

/** The cover of a case study: one voice's rings, cropped, in the product colour of the page around it. */
export function VoiceprintCover({ words }: VoiceprintCoverProps) {
  return (
    <Frame label={words.label} className="bg-accent-tint">
      <div className="relative h-full min-h-64 overflow-clip">
        <Voiceprint
          peaks={recordedPeaks('thuLam', 36)}
          rings={16}
          className="absolute top-1/2 left-[58%] h-auto w-[150%] max-w-none -translate-x-1/2 -translate-y-1/2 stroke-[1.75px] [&>path]:[vector-effect:non-scaling-stroke]"
        />
      </div>
    </Frame>
  )
}
