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

// The melody of each tone from its beginning to its end, in a box of 40 by 40.
const MELODIES: Record<Tone, string> = {
  ngang: 'c12 0 28 0 40 0',
  sac: 'c16 2 28 -8 40 -34',
  huyen: 'c14 6 28 14 40 26',
  hoi: 'c8 22 24 34 40 -6',
  nga: 'c8 -4 12 -8 16 -10m6 8c6 -8 12 -22 18 -34',
  nang: 'c8 6 14 16 18 32',
}

const WIDTH = 320
const HEIGHT = 200
const A_LINE = 5
const MOST = 15

const LENGTHS = { step: 58, left: 24, first: 56, below: 46 }

/** What is drawn for a title: one stroke a syllable, five to a line. */
export const toneStrokes = (title: string) =>
  (title.match(/\p{L}+/gu) ?? []).slice(0, MOST).map((syllable, at, all) => {
    const lines = Math.ceil(all.length / A_LINE)
    const x = LENGTHS.left + (at % A_LINE) * LENGTHS.step
    const y = HEIGHT / 2 + (Math.floor(at / A_LINE) - (lines - 1) / 2) * LENGTHS.below
    return `M${x} ${y}${MELODIES[toneOf(syllable)]}`
  })

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
    {toneStrokes(title).map((d, index) => (
      <path key={d} d={d} className={index % A_LINE === 0 ? 'stroke-accent-fill' : 'stroke-accent-strong'} />
    ))}
  </svg>
)
