import type { ReactNode } from 'react'
import type { SectionContext } from '@/components/sections/section'
import { CallStripParts } from '@/components/ui/call-strip'
import { playerAttributes } from '@/components/ui/player-parts'
import { Transcript } from '@/components/ui/transcript'
import type { AgentCall } from '@/features/audio/agent-calls'
import { audioLabels } from '@/features/audio/labels'

type AgentStripProps = { call: AgentCall; title: string; t: SectionContext['t']; children?: ReactNode }

/** A call of one agent to hear: the strip, its transcript to unfold and, beside that, what the page adds. */
export const AgentStrip = ({ call, title, t, children }: AgentStripProps) => {
  const { agent, src, seconds, channels, turns } = call
  const recording = { id: `lane-${agent}`, src, duration: seconds, title }
  return (
    <div {...playerAttributes(recording)}>
      <div data-slot="lane" className="call-strip">
        <CallStripParts {...recording} channels={channels} turns={turns} labels={audioLabels(t)} />
      </div>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 text-small text-fg-2">
        <details className="open:w-full">
          <summary className="inline-flex min-h-11 items-center underline">{t('audio.transcript')}</summary>
          <Transcript turns={turns} speakers={{ agent: t('audio.agent'), customer: t('audio.customer') }} />
        </details>
        {children}
      </div>
    </div>
  )
}
