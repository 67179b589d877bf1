import { z } from 'zod'
import { text } from './parts/content'
import { Window } from './window'

export const numberFieldContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  results: z.strictObject({ answered: text, voicemail: text, unanswered: text, busy: text, waiting: text }),
})

/** A half of the list beside the other; on phones below it, so that a mark stays one that can be seen. */
const COLUMNS = 32
const SIZE = 9
const counts = { answered: 583, voicemail: 87, unanswered: 164, busy: 71 }
const WAITING = 238
const strokes = {
  answered: 'stroke-(--call-500)',
  voicemail: 'stroke-(--dialog-500)',
  unanswered: 'stroke-(--amber-500)',
  busy: 'stroke-(--ink-400)',
  waiting: 'stroke-bar-idle',
}
const tones = ['answered', 'voicemail', 'unanswered', 'busy', 'waiting'] as const
type Tone = (typeof tones)[number]

const CALLED = Object.values(counts).reduce((sum, count) => sum + count, 0)
/** Coprime to the numbers called, so that each place is taken once and no result lies in a row of its own. */
const STRIDE = 389

/** One result a number of the list, in the order in which they were called. */
const results: readonly Tone[] = (() => {
  const sorted = tones.flatMap((tone) => (tone === 'waiting' ? [] : Array<Tone>(counts[tone]).fill(tone)))
  const called = sorted.map((_, i) => sorted[(i * STRIDE) % CALLED] ?? 'waiting')
  return [...called, ...Array<Tone>(WAITING).fill('waiting')]
})()

const ROWS = Math.ceil(results.length / COLUMNS / 2)
const halves = [results.slice(0, ROWS * COLUMNS), results.slice(ROWS * COLUMNS)]

const pathOf = (half: readonly Tone[], tone: Tone) =>
  half
    .map((result, i) =>
      result === tone ? `M${(i % COLUMNS) * SIZE + 1} ${Math.floor(i / COLUMNS) * SIZE + 4}h6` : '',
    )
    .join('')

export type NumberFieldProps = { content: z.infer<typeof numberFieldContent> }

/** A whole list as a field: each number is a mark, coloured by how its call ended. */
export function NumberField({ content }: NumberFieldProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div className="grid p-4 @min-[520px]:grid-cols-2 @min-[520px]:gap-4">
        {halves.map((half, i) => (
          <svg
            key={i}
            viewBox={`0 0 ${COLUMNS * SIZE} ${ROWS * SIZE}`}
            fill="none"
            strokeWidth="6"
            className="w-full"
            aria-hidden
          >
            {tones.map((tone) => (
              <path key={tone} d={pathOf(half, tone)} className={strokes[tone]} />
            ))}
          </svg>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-10 gap-y-3 border-t border-rule px-4 py-4">
        {tones.map((tone) => (
          <li key={tone}>
            <span className="block text-h3 num">{tone === 'waiting' ? WAITING : counts[tone]}</span>
            <span className="flex items-center gap-2 text-fg-2">
              <svg width="10" height="10" aria-hidden>
                <path d="M0 5h10" strokeWidth="10" className={strokes[tone]} />
              </svg>
              {content.results[tone]}
            </span>
          </li>
        ))}
      </ul>
    </Window>
  )
}
