import type { GlyphId } from '@/components/sections/glyph'
import type { CallFilter } from '@/features/pages/interactive/samples'
import { closing, CONTACT, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

type Opening = Pick<SectionUse<'call-scene'>, 'picture' | 'field' | 'side' | 'moments'>

const SCENARIOS: readonly GlyphId[] = ['phone', 'calendar', 'receipt', 'checklist', 'bell', 'users']
const FEATURES: readonly GlyphId[] = ['phone', 'adjust', 'repeat', 'users', 'data', 'clock']

const TRY = '#demo'

/** What a page about calls begins and ends with. */
const frame = (opening: Opening) =>
  ({
    opening: { id: 'hero', type: 'call-scene', primary: TRY, secondary: CONTACT, ...opening },
    end: [
      { id: 'appendix', type: 'appendix' },
      { id: 'faq', type: 'faq' },
      { id: 'record', type: 'record' },
      { ...closing, primary: TRY },
    ],
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

/** Every section an industry has; each skeleton below orders and shapes them by what that trade asks first. */
const industryParts = (slug: string, opening: Opening) =>
  ({
    ...frame(opening),
    index: { id: 'scenarios', type: 'rows' },
    lifetime: { id: 'scenarios', type: 'steps' },
    kinds: { id: 'scenarios', type: 'feature-list', icons: SCENARIOS },
    steps: { id: 'steps', type: 'steps' },
    protocol: { id: 'steps', type: 'rows', band: true },
    demo: { id: 'demo', type: 'demo', filter: { industry: slug } },
    samples: { id: 'samples', type: 'samples', filter: { industry: slug } },
    unheard: { id: 'voicemail', type: 'problems' },
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

type Parts = ReturnType<typeof industryParts>
type Skeleton = (parts: Parts) => readonly SectionUse[]

/** Who picks up matters most: what happens then comes before what may be said. */
const guarded: Skeleton = (s) => [s.opening, s.unheard, s.demo, s.samples, s.index, s.steps, ...s.end]

/** Calls that belong to one life, of a loan or of a patient's visit: that line comes first. */
const lifetime: Skeleton = (s) => [s.opening, s.lifetime, s.samples, s.unheard, s.demo, s.protocol, ...s.end]

/** One message to very many: how it gets to all of them comes first. */
const crowd: Skeleton = (s) => [s.opening, s.steps, s.demo, s.kinds, s.samples, s.unheard, ...s.end]

/** An order or a viewing at stake: hear it, try it, then the list of occasions. */
const deal: Skeleton = (s) => [s.opening, s.samples, s.demo, s.index, s.unheard, s.steps, ...s.end]

const industry = (slug: string, opening: Opening, skeleton: Skeleton) =>
  page({ path: `/aicall/industries/${slug}`, family: 'industry' }, skeleton(industryParts(slug, opening)))

/** An AICall industry page each: only the calls, from the list to the report. */
export const CALL_INDUSTRIES = [
  industry(
    'banking',
    { picture: 'event-feed', field: 'surface', side: 'right', moments: [0.4, 2.5, 4.3] },
    guarded,
  ),
  industry(
    'finance',
    { picture: 'agent-collector', field: 'tint', side: 'left', moments: [1.6, 2.3, 3.4, 4.7] },
    lifetime,
  ),
  industry(
    'insurance',
    { picture: 'premium-marks', field: 'page', side: 'above', moments: [2.3, 3.6, 4.8] },
    guarded,
  ),
  industry(
    'telecom',
    { picture: 'agent-announcer', field: 'dark', side: 'right', moments: [3.5, 0, 0.6, 1.5, 2] },
    crowd,
  ),
  industry(
    'estate',
    { picture: 'estate', field: 'surface', side: 'left', moments: [1.8, 3.8, 5.4, 5.95, 6.8] },
    deal,
  ),
  industry(
    'healthcare',
    { picture: 'agent-reminder', field: 'tint', side: 'right', moments: [1.6, 3.5, 4.5] },
    lifetime,
  ),
  industry(
    'education',
    { picture: 'class-reach', field: 'surface', side: 'above', moments: [1.3, 3.5, 4.4] },
    crowd,
  ),
  industry(
    'retail',
    { picture: 'order-lanes', field: 'page', side: 'right', moments: [1.4, 2.5, 4.8] },
    deal,
  ),
]

type CaseSkeleton = (parts: ReturnType<typeof caseParts>) => readonly SectionUse[]

const caseParts = (filter: CallFilter, opening: Opening) =>
  ({
    ...frame(opening),
    script: { id: 'script', type: 'script', band: true },
    demo: { id: 'demo', type: 'demo', filter },
    kinds: { id: 'features', type: 'feature-list', icons: FEATURES },
    index: { id: 'features', type: 'rows' },
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

const callCase = (slug: string, filter: CallFilter, opening: Opening, skeleton: CaseSkeleton) =>
  page({ path: `/aicall/use-cases/${slug}`, family: 'use-case' }, skeleton(caseParts(filter, opening)))

/** An AICall use-case page each: how the call itself runs. */
export const CALL_USE_CASES = [
  callCase(
    'sales',
    { industry: 'education' },
    { picture: 'sales', field: 'surface', side: 'above', moments: [1.7, 4.7] },
    (s) => [s.opening, s.demo, s.script, s.index, ...s.end],
  ),
  callCase(
    'customer-experience',
    { agent: 'surveyor' },
    { picture: 'agent-surveyor', field: 'tint', side: 'right', moments: [2.6, 4.6, 6.3, 6.9] },
    (s) => [s.opening, s.script, s.kinds, s.demo, ...s.end],
  ),
  callCase(
    'agent-experience',
    { agent: 'reminder' },
    { picture: 'agent-experience', field: 'dark', side: 'above', moments: [1, 2.4, 3.1, 4.1, 4.9] },
    (s) => [s.opening, s.index, s.script, s.demo, ...s.end],
  ),
  callCase(
    'hr-support',
    { agent: 'reminder' },
    { picture: 'hr-support', field: 'page', side: 'above', moments: [2.3, 3.4] },
    (s) => [s.opening, s.script, s.demo, s.index, ...s.end],
  ),
]
