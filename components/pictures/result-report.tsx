import { z } from 'zod'
import { cssVars } from '@/components/ui/css-vars'
import { StereoWaveform } from '@/components/ui/waveform'
import { KeyValues, Pill, Turn } from './parts/window-parts'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts } from './parts/content'
import { Window } from './window'

export const resultReportContent = z.strictObject({
  label: text,
  title: text,
  result: text,
  ai: text,
  customer: text,
  turns: texts(4),
  returned: text,
  fields: z.array(z.strictObject({ name: text, value: text })).length(5),
})

const ticks = ['00:00', '00:08', '00:16', '00:24', '00:32']

export type ResultReportProps = { content: z.infer<typeof resultReportContent> }

export function ResultReport({ content }: ResultReportProps) {
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <Pill look="active" dot>
          {content.result}
        </Pill>
      }
    >
      <div className="flex shrink-0 border-b border-rule pt-4 pl-4">
        <div className="hidden w-22 shrink-0 flex-col justify-around pb-8 text-tag @min-[560px]:flex">
          <span className="text-accent-text">{content.ai}</span>
          <span className="text-fg-2">{content.customer}</span>
        </div>
        <div className="min-w-180 flex-1 pr-4">
          <div className="relative h-28" style={cssVars({ '--p': 0.61 })}>
            <i className="absolute inset-x-0 top-1/2 h-px bg-rule-strong" />
            <StereoWaveform
              id="result-report-wave"
              agent={recordedPeaks('paymentDue', 120)}
              customer={recordedPeaks('paymentDue', 120, { channel: 'customer' })}
              bars={120}
            />
            <i className="absolute -top-1 -bottom-1 left-[61%] w-px bg-fg" />
          </div>
          <div className="flex justify-between py-2 font-mono text-tag text-fg-3">
            {ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        </div>
      </div>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1.45fr_1fr]">
        <div className="grid content-start gap-3 p-4">
          {content.turns.map((turn, i) => (
            <Turn
              key={turn}
              className={i > 1 ? '@max-[519px]:hidden' : ''}
              who={i % 2 ? content.customer : content.ai}
              agent={i % 2 === 0}
              muted={i === 3}
            >
              {turn}
            </Turn>
          ))}
        </div>
        <div className="border-t border-rule p-4 @min-[520px]:border-t-0 @min-[520px]:border-l">
          <p className="mb-1 text-tag text-fg-3">{content.returned}</p>
          <KeyValues rows={content.fields} mono />
        </div>
      </div>
    </Window>
  )
}
