import { z } from 'zod'
import { Voiceprint } from '@/components/ui/voiceprint'
import { voiceOf } from './parts/recorded-peaks'
import { text } from './parts/content'
import { Frame } from './window'

export const voiceprintCoverContent = z.strictObject({ label: text })

export type VoiceprintCoverProps = { content: z.infer<typeof voiceprintCoverContent> }

/** The cover of a case study: one voice's rings, cropped, in the product colour of the page around it. */
export function VoiceprintCover({ content }: VoiceprintCoverProps) {
  return (
    <Frame label={content.label} className="bg-accent-tint">
      <div className="relative h-full min-h-64 overflow-clip">
        <Voiceprint
          voice={voiceOf('maiChi')}
          size={640}
          share={1.4}
          className="absolute top-1/2 left-[58%] h-auto w-[150%] max-w-none -translate-x-1/2 -translate-y-1/2 stroke-[1.75px] [&>path]:[vector-effect:non-scaling-stroke]"
        />
      </div>
    </Frame>
  )
}
