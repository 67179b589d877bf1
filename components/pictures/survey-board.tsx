import { z } from 'zod'
import { fills, Pill } from './parts/window-parts'
import { text, zip } from './parts/content'
import { Window } from './window'

export const surveyBoardContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  score: z.strictObject({ name: text, value: text, how: text }),
  groups: z.strictObject({ low: text, middle: text, high: text }),
  queue: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ said: text, who: text, state: text })).length(3),
  }),
})

const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const groupOf = (mark: number) => (mark < 7 ? 'low' : mark < 9 ? 'middle' : 'high')
const groupFills = { low: fills.unanswered, middle: fills.busy, high: fills.answered }
const marks = [3, 5, 2]
const looks = ['active', 'plain', 'warning'] as const

export type SurveyBoardProps = { content: z.infer<typeof surveyBoardContent> }

export function SurveyBoard({ content }: SurveyBoardProps) {
  const { score, queue } = content
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="grid flex-1 items-end gap-x-8 gap-y-4 p-4 @min-[520px]:grid-cols-[124px_1fr]">
        <div className="self-center">
          <p className="text-cap text-fg-3">{score.name}</p>
          <p className="text-h1 leading-tight num">{score.value}</p>
          <p className="mt-1 text-cap text-fg-3">{score.how}</p>
        </div>
        <div className="flex h-full min-h-40 flex-col">
          <p className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-cap text-fg-2">
            {(['low', 'middle', 'high'] as const).map((group) => (
              <span key={group} className="flex items-center gap-1.5">
                <i className={`size-2 rounded-[2px] ${groupFills[group]}`} />
                {content.groups[group]}
              </span>
            ))}
          </p>
          <div className="flex min-h-32 flex-1 gap-1.5">
            {scale.map((mark) => (
              <span key={mark} className="flex flex-1 flex-col justify-end text-center text-cap num">
                <i
                  className={`mt-1 rounded-t-[2px] ${groupFills[groupOf(mark)]}`}
                  style={{ height: `${20 + mark * 6}%` }}
                />
                <span className="border-t border-rule-strong pt-1 text-fg-2">{mark}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="border-t border-rule px-4 pt-3 pb-1">
        <p className="pb-1 text-cap text-fg-3">{queue.title}</p>
        {zip(marks, queue.rows).map(([mark, row], i) => (
          <div
            key={row.said}
            className="grid grid-cols-[28px_1fr_auto] items-center gap-x-3 border-t border-rule py-2.5 first-of-type:border-0"
          >
            <span className="grid size-7 place-items-center rounded-xs bg-warning-tint font-semibold text-warning num">
              {mark}
            </span>
            <span className="min-w-0">
              <span className="block">{row.said}</span>
              <span className="block text-tag text-fg-3 num">{row.who}</span>
            </span>
            <Pill look={looks[i] ?? 'plain'}>{row.state}</Pill>
          </div>
        ))}
      </div>
    </Window>
  )
}
