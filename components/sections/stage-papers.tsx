import { recordedPeaks } from '@/components/pictures/parts/recorded-peaks'

const WIDTH = 160

/** A line of writing from a place, as long as it is. */
const writing = (lines: readonly (readonly [x: number, y: number, length: number])[]) =>
  lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')

const Written = ({ d }: { d: string }) => <path className="stroke-(--rule-strong)" strokeWidth="4" d={d} />

const Drawn = ({ d }: { d: string }) => <path className="stroke-accent-strong" strokeWidth="2" d={d} />

/** A page about the job, and the measure it will be judged by. */
const Brief = () => (
  <>
    <path className="stroke-(--text)" strokeWidth="6" d="M4 8h72" />
    <Written
      d={writing([
        [4, 24, 150],
        [4, 36, 132],
        [4, 48, 142],
      ])}
    />
    <path className="stroke-(--rule-strong)" strokeWidth="1.5" d="M4 108h150" />
    <path
      className="stroke-(--bar-idle)"
      strokeWidth="14"
      strokeLinecap="butt"
      d="M20 108v-16M46 108v-24M72 108v-20"
    />
    <path
      className="stroke-accent-strong"
      strokeWidth="14"
      strokeLinecap="butt"
      d="M98 108v-34M124 108v-42"
    />
  </>
)

const ROWS = [10, 34, 58, 82, 106]
const OPEN = 4

/** What has to be there before a call, one thing still open. */
const Checklist = () => (
  <>
    <path
      className="stroke-(--text-3)"
      strokeWidth="1.5"
      d={ROWS.map((y) => `M5 ${y - 7}h14v14h-14z`).join('')}
    />
    <Drawn
      d={ROWS.slice(0, OPEN)
        .map((y) => `M8 ${y}l3 4 6-8`)
        .join('')}
    />
    <Written d={writing(ROWS.map((y, row) => [30, y, [112, 88, 124, 70, 100][row] ?? 100]))} />
  </>
)

/** A flow that runs, from its first block to its two ends. */
const Flow = () => (
  <>
    <path
      className="fill-accent-tint stroke-accent-strong"
      strokeWidth="1.5"
      d="M54 3h52v24h-52zM54 46h52v24h-52zM8 89h52v24h-52zM100 89h52v24h-52z"
    />
    <Drawn d="M80 27v19M80 70c0 14-46 4-46 19M80 70c0 14 46 4 46 19" />
    <Written
      d={writing([
        [66, 15, 28],
        [66, 58, 28],
        [20, 101, 28],
        [112, 101, 28],
      ])}
    />
  </>
)

const REVIEWED = [
  ['paymentDue', 16],
  ['clinicVisit', 54],
  ['parcelSurvey', 92],
] as const
const BARS = 26
const HALF = 14

/** Three recordings, and where in them something was set right. */
const Recordings = () => (
  <>
    {REVIEWED.map(([clip, y]) => (
      <path
        key={clip}
        className="stroke-(--bar-caller)"
        strokeWidth="2.5"
        d={recordedPeaks(clip, BARS)
          .map((peak, i) => {
            const half = Math.max(1, Math.round(peak * HALF))
            return `M${4 + i * 5} ${y - half}v${half * 2}`
          })
          .join('')}
      />
    ))}
    <path
      className="fill-accent-strong"
      d={REVIEWED.map(([, y], i) => `M${40 + i * 28} ${y + 17}l5 7h-10z`).join('')}
    />
    <Drawn d={REVIEWED.map(([, y]) => `M144 ${y}l4 5 8-10`).join('')} />
  </>
)

/** The terms, and both signatures under them. */
const Signed = () => (
  <>
    <path className="stroke-(--text)" strokeWidth="6" d="M4 8h96" />
    <Written
      d={writing([
        [4, 24, 150],
        [4, 36, 142],
        [4, 48, 108],
      ])}
    />
    <path className="stroke-(--text-3)" strokeWidth="1.5" d="M4 108h62M92 108h62" />
    <Drawn d="M10 100c8-26 16-26 14-8s-8 14-2 2 12-12 12-2 10 2 20-6M98 98c6-4 8-24 14-20s-8 24 0 22 8-18 14-14-6 14 2 12 10-8 20-8" />
  </>
)

const PAPERS = [Brief, Checklist, Flow, Recordings, Signed]

/** What each of the five stages of a project leaves, drawn: brief, checklist, running flow, reviewed recordings, acceptance. */
export const StagePaper = ({ stage }: { stage: number }) => {
  const Paper = PAPERS[stage]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 120`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="mb-5 w-full max-w-60"
    >
      {Paper && <Paper />}
    </svg>
  )
}
