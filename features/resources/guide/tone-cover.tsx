import type { Tone } from '@/lib/domain/tones'

const MARKS: readonly (readonly [string, Tone])[] = [
  ['\u0300', 'huyen'],
  ['\u0301', 'sac'],
  ['\u0309', 'hoi'],
  ['\u0303', 'nga'],
  ['\u0323', 'nang'],
]

/** The tone of a syllable, told by its mark; one without is level. */
export const toneOf = (syllable: string): Tone =>
  MARKS.find(([mark]) => syllable.normalize('NFD').includes(mark))?.[1] ?? 'ngang'

// The melody of each tone from its beginning to its end: 40 wide, and no higher or deeper than half of the way to the next line.
const MELODIES: Record<Tone, string> = {
  ngang: 'c12 0 28 0 40 0',
  sac: 'c16 1 28 -5 40 -21',
  huyen: 'c14 4 28 9 40 16',
  hoi: 'c8 14 24 21 40 -4',
  nga: 'c8 -2 12 -5 16 -6m6 5c6 -5 12 -14 18 -21',
  nang: 'c8 4 14 10 18 20',
}

const WIDTH = 320
const HEIGHT = 200
const A_LINE = 5
const MOST = 15

const LENGTHS = { step: 58, left: 24, first: 56, below: 52 }

/** What is drawn for a title: one stroke a syllable, five to a line. */
export const toneStrokes = (title: string) =>
  (title.match(/\p{L}+/gu) ?? []).slice(0, MOST).map((syllable, at, all) => {
    const lines = Math.ceil(all.length / A_LINE)
    const x = LENGTHS.left + (at % A_LINE) * LENGTHS.step
    const y = HEIGHT / 2 + (Math.floor(at / A_LINE) - (lines - 1) / 2) * LENGTHS.below
    return `M${x} ${y}${MELODIES[toneOf(syllable)]}`
  })

/** The strokes at some places of a line, as one. */
const linesOf = (title: string, isThere: (place: number) => boolean) =>
  toneStrokes(title)
    .filter((_, index) => isThere(index % A_LINE))
    .join('')

/** The tones of a Vietnamese title, read like a line of music: the cover that no other guide has. */
export const ToneCover = ({ title }: { title: string }) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeWidth="7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className="h-full w-full bg-accent-tint"
  >
    <path d={linesOf(title, (at) => at > 0)} className="stroke-accent-strong" />
    <path d={linesOf(title, (at) => at === 0)} className="stroke-accent-fill" />
  </svg>
)
