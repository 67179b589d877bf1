import { z } from 'zod'
import { type Clip, recordedChannels } from '@/components/pictures/parts/recorded-peaks'
import { fills } from '@/components/pictures/parts/window-parts'
import { SectionHeader } from '@/components/ui/section-header'
import { StereoWaveform } from '@/components/ui/waveform'
import { fillIn } from '@/lib/i18n/format'
import { heading, item, section, StaticSection, text } from './section'

const RESULTS = { answered: 91, voicemail: 15, unanswered: 23, busy: 9 }
const CALLED = Object.values(RESULTS).reduce((sum, count) => sum + count, 0)
const MOST = Math.max(...Object.values(RESULTS))

const PHASES = 3
const EACH = 2

const schema = z.strictObject({
  ...heading,
  /** Before, during and after: what each is called, and what is drawn there. */
  phases: z.array(z.strictObject({ title: text, drawn: text })).length(PHASES),
  ends: z.strictObject({ answered: text, voicemail: text, unanswered: text, busy: text }),
  /** In the order of the phases. */
  items: z.array(item).length(PHASES * EACH),
})

const COLUMNS = 21
const ROWS = 7
const STEP = { x: 13, y: 20 }
const MARK = 8
/** From the top of a row to that of its marks. */
const TOP = (STEP.y - MARK) / 2
/** Column and row of each number that is not called. */
const HELD = [
  [3, 0],
  [15, 0],
  [9, 1],
  [18, 2],
  [1, 3],
  [12, 4],
  [6, 5],
  [16, 5],
  [2, 6],
] as const

/** A list as wide as the text under it: a mark for each number, hollow where none is called; the line to the call begins at its middle row. */
const NumberList = () => (
  <svg
    viewBox={`0 0 ${COLUMNS * STEP.x - STEP.x + MARK} ${ROWS * STEP.y}`}
    fill="none"
    strokeWidth={MARK}
    className="w-full max-w-84 lg:w-[calc(100%-2rem)]"
  >
    <path
      className="stroke-(--call-500)"
      strokeDasharray={`${MARK} ${STEP.x - MARK}`}
      d={Array.from({ length: ROWS }, (_, row) => `M0 ${row * STEP.y + STEP.y / 2}h${COLUMNS * STEP.x}`).join(
        '',
      )}
    />
    <path
      className="fill-(--surface) stroke-(--amber-500)"
      strokeWidth="1.5"
      d={HELD.map(([x, y]) => `M${x * STEP.x} ${y * STEP.y + TOP}h${MARK}v${MARK}h-${MARK}z`).join('')}
    />
  </svg>
)

type ResultBarsProps = { labels: z.output<typeof schema>['ends'] }

/** How the calls ended, each result as long as it was frequent. */
const ResultBars = ({ labels }: ResultBarsProps) => (
  <ul className="grid flex-1 gap-1.5 text-small/tight text-fg-2 lg:pr-8">
    {(['answered', 'voicemail', 'unanswered', 'busy'] as const).map((result) => (
      <li key={result}>
        <span className="flex justify-between">
          {labels[result]} <span className="num">{RESULTS[result]}</span>
        </span>
        <i
          className={`mt-0.5 block h-1.5 rounded-full ${fills[result]}`}
          style={{ width: `${(RESULTS[result] / MOST) * 100}%` }}
        />
      </li>
    ))}
  </ul>
)

/** From one drawing to the next, where they stand beside each other. */
const Line = ({ className }: { className: string }) => (
  <i className={`h-px bg-rule-strong max-lg:hidden ${className}`} />
)

const BARS = 80

/** What surrounds a call, drawn: the list before it, its sound on both sides, the results after it, each above what is there for it. */
export const aroundCall = section<typeof schema, { clip: Clip }>(schema, ({ content, context, clip }) => {
  const before = (
    <>
      <NumberList />
      <Line className="flex-1" />
    </>
  )
  const during = (
    <>
      <div className="relative h-36 flex-1">
        <StereoWaveform id={`${context.id}-wave`} {...recordedChannels(clip)} bars={BARS} />
      </div>
      <Line className="w-8" />
    </>
  )
  const pictures = [before, during, <ResultBars key="after" labels={content.ends} />]
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ol className="grid gap-y-12 lg:grid-cols-[1fr_2fr_1fr] lg:gap-y-0">
        {content.phases.map(({ title, drawn }, i) => (
          <li key={title} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <div aria-hidden="true" className="flex min-h-36 items-center">
              {pictures[i]}
            </div>
            <div className="mt-3 mb-4 lg:pr-8">
              <h3 className="text-h3">{title}</h3>
              <p className="text-small text-fg-3">
                {fillIn(drawn, { numbers: COLUMNS * ROWS, held: HELD.length, called: CALLED })}
              </p>
            </div>
            {content.items.slice(i * EACH, (i + 1) * EACH).map((one) => (
              <div key={one.title} className="border-t border-rule py-4 lg:mr-8">
                <h4 className="text-h4">{one.title}</h4>
                <p className="mt-1 max-w-[60ch] text-ui text-fg-2">{one.text}</p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </StaticSection>
  )
})
