import { z } from 'zod'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

const cardContent = z.strictObject({ name: text, need: text, note: text })

export const leadPipelineContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  columns: z.array(z.strictObject({ name: text, cards: z.array(cardContent).min(1).max(3) })).length(4),
})

const totals = [24, 7, 11, 5]

export type LeadPipelineProps = { content: z.infer<typeof leadPipelineContent>; since?: Since }

/** Marks what the one on the phone needs, and when they will be met. A phone shows the first of each column. */
export function LeadPipeline({ content, since = [] }: LeadPipelineProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="flex-1 overflow-clip bg-surface">
        <div className="grid h-full grid-cols-2 gap-3 p-4 @min-[520px]:min-w-200 @min-[520px]:grid-cols-4">
          {zip(totals, content.columns).map(([total, column], i) => (
            <div key={column.name} className="flex min-w-0 flex-col gap-2.5">
              <p className="flex gap-2 pb-1 font-strong">
                {column.name}
                <span className="font-normal text-fg-3 num">{total}</span>
              </p>
              {column.cards.map((card, k) => (
                <Card
                  key={card.name}
                  card={card}
                  active={i === 1 && k === 0}
                  won={i === 3}
                  isFirst={k === 0}
                  since={i === 1 && k === 0 ? since : []}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Window>
  )
}

type CardProps = {
  card: z.infer<typeof cardContent>
  active: boolean
  won: boolean
  isFirst: boolean
  since: Since
}

function Card({ card, active, won, isFirst, since }: CardProps) {
  const [need, met] = since
  return (
    <div
      className={`rounded-xs bg-raised p-3 ${active ? 'inset-ring-2 inset-ring-accent-strong' : 'shadow-sm'} ${isFirst ? '' : '@max-[519px]:hidden'}`}
    >
      <p className="font-strong @min-[520px]:truncate">{card.name}</p>
      <p data-since={need} className="mt-0.5 rounded-xs text-fg-2">
        {card.need}
      </p>
      {active && (
        <span className="mt-2.5 flex overflow-x-clip">
          <MiniWaveform
            peaks={recordedPeaks('trialClassCall', 28, { to: 0.3 })}
            className="h-6 w-40 text-accent-strong"
          />
        </span>
      )}
      <p
        data-since={met}
        className={`mt-2 rounded-xs text-cap num ${won || active ? 'text-accent-text' : 'text-fg-3'}`}
      >
        {card.note}
      </p>
    </div>
  )
}
