import type { PictureId } from '@/components/pictures/registry'
import { closing, CONTACT, DEMO, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

/** A page has one tinted band: where the opening has it, the script stands on the page. */
const TINTED = ['surface', 'tint']
type Trade = {
  slug: string
  /** The drawing the page opens with, the field it lies on, and when in its recording each marked value is known. */
  opening: Pick<SectionUse<'scene'>, 'picture' | 'field' | 'moments'> & Partial<SectionUse<'scene'>>
  /** A second drawing, beside how it works. */
  picture?: PictureId
  /** A day's list as that trade has it, for the example of a bill. */
  day: SectionUse<'sample-costs'>['day']
  related: readonly string[]
  /** Of each row of its script's record, the line that brings it, counted from one. */
  written: readonly number[]
  /** Whose its script is, where that is not a call but a chat. */
  script?: 'smartdialog'
  /** Where, among the ways to tell people, our own stands. */
  ours?: number
}

/** Every section a trade has; each skeleton below puts them in the order in which that reader asks. */
const sectionsOf = ({ slug, opening, picture, written, day, related, script, ours = 2 }: Trade) => {
  const colour = opening.product && { product: opening.product }
  return {
    opening: { id: 'hero', type: 'scene', primary: DEMO, secondary: CONTACT, ...opening },
    problems: { id: 'problems', type: 'problems' },
    solution: { id: 'solution', type: 'split', flip: true, ...(picture && { picture }) },
    script: {
      id: 'script',
      type: 'script',
      written,
      band: !TINTED.includes(opening.field),
      ...(script && { product: script }),
    },
    samples: { id: 'samples', type: 'samples', filter: { industry: slug } },
    voices: { id: 'voices', type: 'voices' },
    costs: { id: 'costs', type: 'sample-costs', filter: { industry: slug }, day },
    features: { id: 'features', type: 'feature-list' },
    channels: { id: 'channels', type: 'comparison', ours },
    data: { id: 'data', type: 'data-flow', ...colour },
    launch: { id: 'launch', type: 'steps', ...colour },
    end: [
      { id: 'faq', type: 'faq' },
      { id: 'related', type: 'related', paths: related },
      // The two buttons of a page say the same, so they lead to the same place.
      { ...closing, primary: opening.primary ?? DEMO, ...colour },
    ],
  } as const satisfies Record<string, SectionUse | readonly SectionUse[]>
}

type Parts = ReturnType<typeof sectionsOf>
/** The order between opening and end; of ruled blocks below a heading no three follow each other. */
type Skeleton = (parts: Parts) => readonly SectionUse[]

/** The page of a trade: its opening, its sections in that order, its end. */
export const industry = (trade: Trade, skeleton: Skeleton) => {
  const parts = sectionsOf(trade)
  const sections = [parts.opening, ...skeleton(parts), ...parts.end]
  return page({ path: `/industries/${trade.slug}`, family: 'industry' }, sections)
}

/** Banks and insurers decide by what leaves the house: data and channels come before the promise. */
export const guarded: Skeleton = (s) => [
  s.data,
  s.script,
  s.problems,
  s.channels,
  s.solution,
  s.launch,
  s.samples,
  s.costs,
]

/** Where a diary rules the day: what is said to whom comes first, then how the day runs. */
export const diary: Skeleton = (s) => [
  s.script,
  s.solution,
  s.data,
  s.samples,
  s.problems,
  s.channels,
  s.costs,
  s.launch,
]

/** One message to a crowd: why nobody manages it by hand comes first; what it costs to tell all of them, once it was heard. */
export const crowd: Skeleton = (s) => [
  s.problems,
  s.script,
  s.samples,
  s.costs,
  s.channels,
  s.solution,
  s.data,
  s.launch,
]

/** Each call is worth an order or a viewing: the loss first, who could call, the sum, then the way there. */
export const deal: Skeleton = (s) => [
  s.problems,
  s.channels,
  s.costs,
  s.launch,
  s.samples,
  s.solution,
  s.data,
  s.script,
]

/** Sound is the product itself: the tool comes first, calls are only what follows the release. */
export const production: Skeleton = (s) => [
  s.solution,
  s.features,
  s.data,
  s.problems,
  s.script,
  s.samples,
  s.costs,
  s.channels,
  s.launch,
]

/** A button nobody presses comes before the tool; calls to readers are a chapter of their own. */
export const newsroom: Skeleton = (s) => [
  s.problems,
  s.solution,
  s.voices,
  s.features,
  s.data,
  s.launch,
  // The page's tinted band is that of the voices.
  { ...s.script, band: false },
  s.samples,
  s.costs,
  s.channels,
]
