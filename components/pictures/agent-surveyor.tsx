import { z } from 'zod'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const agentSurveyorContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  questions: z.array(z.strictObject({ ask: text, answer: text })).length(2),
  open: z.strictObject({ ask: text, answer: text, topicsTitle: text, topics: texts(3) }),
  scale: z.strictObject({ low: text, high: text }),
  stop: text,
})

const chosen = [8, 4]
const steps = [11, 5]

export type AgentSurveyorProps = { content: z.infer<typeof agentSurveyorContent>; since?: Since }

/** Marks both scores, the open answer, and its topics. */
export function AgentSurveyor({ content, since = [] }: AgentSurveyorProps) {
  const [first, second, open, topics] = since
  const scored = [first, second]
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      {zip(chosen, content.questions).map(([value, question], i) => (
        <div key={question.ask} className="border-b border-rule px-4 py-3.5">
          <Ask number={i + 1} answer={question.answer}>
            {question.ask}
          </Ask>
          <Scale count={steps[i] ?? 5} value={value} since={scored[i]} />
          {i === 0 && (
            <p className="mt-1.5 flex justify-between pl-7.5 text-cap text-fg-3">
              <span>{content.scale.low}</span>
              <span>{content.scale.high}</span>
            </p>
          )}
        </div>
      ))}
      <div className="flex-1 px-4 py-3.5">
        <Ask number={3}>{content.open.ask}</Ask>
        <div data-since={open} className="mt-2.5 ml-7.5 rounded-xs bg-accent-tint p-3">
          <p className="text-ui">{content.open.answer}</p>
          <span className="mt-2 block overflow-x-clip">
            <MiniWaveform
              peaks={recordedPeaks('parcelSurvey', 72, { channel: 'customer', from: 0.49, to: 0.93 })}
              className="h-6 w-108 text-accent-strong"
            />
          </span>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-2 pl-7.5 text-cap text-fg-3">
          {content.open.topicsTitle}
          {content.open.topics.map((topic) => (
            <span
              key={topic}
              data-since={topics}
              className="rounded-xs px-2 py-0.5 text-fg inset-ring inset-ring-rule-strong"
            >
              {topic}
            </span>
          ))}
        </p>
      </div>
      <p className="border-t border-rule px-4 py-3 text-cap text-fg-3">{content.stop}</p>
    </Window>
  )
}

function Ask({ number, answer, children }: { number: number; answer?: string; children: React.ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2.5 gap-y-0.5">
      <span className="w-5 shrink-0 font-strong text-accent-text num">{number}</span>
      <span className="min-w-0 flex-1 font-strong">{children}</span>
      {answer && <span className="text-fg-2 @max-[519px]:w-full @max-[519px]:pl-7.5">{answer}</span>}
    </p>
  )
}

type ScaleProps = { count: number; value: number; since: number | undefined }

function Scale({ count, value, since }: ScaleProps) {
  const first = count === 11 ? 0 : 1
  return (
    <div className="mt-2.5 ml-7.5 flex gap-1">
      {Array.from({ length: count }, (_, i) => i + first).map((step) => (
        <span
          key={step}
          className="relative grid h-8 flex-1 place-items-center rounded-xs bg-sunken text-cap font-strong text-fg-3 num"
        >
          {step}
          {step === value && (
            <span
              data-since={since}
              className="absolute inset-0 grid place-items-center rounded-xs bg-accent-fill text-on-accent-fill"
            >
              {step}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
