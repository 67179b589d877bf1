import { Stage } from '@/components/ui/stage'
import { guideCalls } from './samples'
import type { PartProps } from './messages'

/** The dark stage stands alone: a page has one, in its own theme. */
export async function StagePart({ messages, lang }: PartProps) {
  const { call, labels } = messages.audio
  const { stage } = await guideCalls(lang)
  const { src, duration, agent, customer, turns } = stage
  const moments = turns.slice(1).map(({ startMs }) => startMs / 1000)
  return (
    <div className="mx-2 mb-16 sm:mx-auto sm:w-[min(100%-2*var(--gutter),1240px)]">
      <Stage
        id="guide-call"
        src={src}
        duration={duration}
        title={call.title}
        meta={call.meta}
        pill={call.pill}
        channels={{ agent, customer }}
        flags={call.flags.map((text, i) => ({ at: moments[i] ?? 0, text, minor: i === 1 }))}
        turns={turns.map((turn) => ({ ...turn, mark: call.mark }))}
        data={{ title: call.data, rows: messages.data.rows.map((row, i) => ({ ...row, code: i === 0 })) }}
        labels={labels}
        note={call.note}
      />
    </div>
  )
}
