import type { CallFilter } from '@/features/pages/interactive/samples'
import { closing, CONTACT, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

type Opening = Pick<SectionUse<'call-scene'>, 'picture' | 'field' | 'side' | 'moments'>

const TRY = '#demo'

/** What a page about calls begins and ends with. */
const frame = (opening: Opening, related: readonly string[]) =>
  ({
    opening: { id: 'hero', type: 'call-scene', primary: TRY, secondary: CONTACT, ...opening },
    end: [
      { id: 'faq', type: 'faq' },
      { id: 'related', type: 'related', paths: related },
      { ...closing, primary: TRY },
    ],
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

/** Every section an industry has; each skeleton below orders and shapes them by what that trade asks first. */
const industryParts = (slug: string, opening: Opening, related: readonly string[]) =>
  ({
    ...frame(opening, related),
    locks: { id: 'scenarios', type: 'lock-rows' },
    map: { id: 'scenarios', type: 'split', picture: 'telecom', wide: true },
    phases: { id: 'scenarios', type: 'phases' },
    year: { id: 'scenarios', type: 'year-band' },
    steps: { id: 'steps', type: 'steps' },
    calendar: { id: 'calendar', type: 'split', picture: 'healthcare', wide: true, field: 'page' },
    gates: { id: 'steps', type: 'gates' },
    demo: { id: 'demo', type: 'demo', filter: { industry: slug } },
    heard: { id: 'demo', type: 'demo', filter: { industry: slug }, samples: { industry: slug } },
    notice: {
      id: 'demo',
      type: 'demo',
      filter: { industry: slug },
      kinds: ['callbot'],
      samples: { industry: slug, agent: 'announcer' },
    },
    unheard: { id: 'voicemail', type: 'feature-list' },
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

type Parts = ReturnType<typeof industryParts>
type Skeleton = (parts: Parts) => readonly SectionUse[]

/** Dates set off the calls: how a policy gets its own, hear one, then all occasions. */
const dated: Skeleton = (s) => [s.opening, s.steps, s.heard, s.phases, s.unheard, ...s.end]

/** Who picks up matters most: what happens then comes before what may be said, drawn by how closely it is kept. */
const locked: Skeleton = (s) => [s.opening, s.heard, s.unheard, s.locks, s.steps, ...s.end]

/** Limits come first: what keeps a file from being called, then the calls that belong to the life of a loan. */
const lifetime: Skeleton = (s) => [s.opening, s.heard, s.gates, s.unheard, s.phases, ...s.end]

/** Calls around one visit, then the diary they keep. */
const visit: Skeleton = (s) => [s.opening, s.heard, s.phases, s.calendar, s.steps, s.unheard, ...s.end]

/** One message to an area: hear it, then who gets it, on the map; five calls and five steps are not neighbours. */
const area: Skeleton = (s) => [s.opening, s.demo, s.map, s.unheard, s.steps, ...s.end]

/** The rounds of a year: hear one, how a list becomes one, then all of them. */
const year: Skeleton = (s) => [s.opening, s.notice, s.steps, s.year, s.unheard, ...s.end]

/** A viewing at stake: hear it, then the occasions on their line. */
const deal: Skeleton = (s) => [s.opening, s.heard, s.phases, s.unheard, s.steps, ...s.end]

/** An order at stake: hear it, how it runs to the label, then the occasions. */
const order: Skeleton = (s) => [s.opening, s.heard, s.steps, s.unheard, s.phases, ...s.end]

const industry = (slug: string, opening: Opening, skeleton: Skeleton, ...related: string[]) =>
  page(
    { path: `/aicall/industries/${slug}`, family: 'industry' },
    skeleton(industryParts(slug, opening, [`/industries/${slug}`, ...related])),
  )

/** An AICall industry page each: only the calls, from the list to the report. */
export const CALL_INDUSTRIES = [
  industry(
    'banking',
    { picture: 'event-feed', field: 'surface', side: 'right', moments: [3.4, 4.5, 5.4] },
    locked,
    '/case-studies/bank-otp-fallback',
    '/resources/guides/voice-otp-or-sms-otp',
    '/aicall/voice-brandname',
  ),
  industry(
    'finance',
    { picture: 'agent-collector', field: 'tint', side: 'left', moments: [3.6, 4.3, 5.4, 6.6] },
    lifetime,
    '/resources/guides/payment-reminders',
    '/resources/guides/numbers-marked-as-spam',
    '/aicall/callbot',
  ),
  industry(
    'insurance',
    { picture: 'premium-marks', field: 'page', side: 'above', moments: [2.3, 3.6, 4.8] },
    dated,
    '/resources/guides/voice-brandname-registration',
    '/resources/guides/personal-data-in-calls',
    '/aicall/auto-call',
  ),
  industry(
    'telecom',
    { picture: 'agent-announcer', field: 'dark', side: 'right', moments: [3.5, 0, 0.6, 1.5, 2, 4.95] },
    area,
    '/case-studies/outage-notices',
    '/resources/guides/legal-auto-calls',
    '/aicall/auto-call',
  ),
  industry(
    'estate',
    { picture: 'estate', field: 'surface', side: 'left', moments: [1.7, 3.5, 3.95, 5.6] },
    deal,
    '/resources/guides/advertising-calls',
    '/resources/guides/crm-integration',
    '/aicall/callbot',
  ),
  industry(
    'healthcare',
    { picture: 'agent-reminder', field: 'tint', side: 'right', moments: [3.3, 4.5, 5.4] },
    visit,
    '/case-studies/clinic-appointments',
    '/resources/guides/appointment-reminder-script',
    '/aicall/callbot',
  ),
  industry(
    'education',
    { picture: 'class-reach', field: 'surface', side: 'above', moments: [1.3, 3.5, 4.4] },
    year,
    '/case-studies/school-announcements',
    '/resources/guides/legal-auto-calls',
    '/aicall/auto-call',
  ),
  industry(
    'retail',
    { picture: 'order-lanes', field: 'page', side: 'right', moments: [1.4, 2.5, 4.8] },
    order,
    '/case-studies/cod-order-confirmation',
    '/resources/guides/cod-order-confirmation',
    '/aicall/auto-call',
  ),
]

type CaseSkeleton = (parts: ReturnType<typeof caseParts>) => readonly SectionUse[]

const caseParts = (filter: CallFilter, opening: Opening, related: readonly string[]) =>
  ({
    ...frame(opening, related),
    script: { id: 'script', type: 'script', band: true },
    demo: { id: 'demo', type: 'demo', filter },
    kinds: { id: 'features', type: 'feature-list' },
    index: { id: 'features', type: 'rows' },
  }) as const satisfies Record<string, SectionUse | readonly SectionUse[]>

const callCase = (
  slug: string,
  filter: CallFilter,
  opening: Opening,
  skeleton: CaseSkeleton,
  ...related: string[]
) =>
  page(
    { path: `/aicall/use-cases/${slug}`, family: 'use-case' },
    skeleton(caseParts(filter, opening, [`/use-cases/${slug}`, ...related])),
  )

/** An AICall use-case page each: how the call itself runs. */
export const CALL_USE_CASES = [
  callCase(
    'sales',
    { industry: 'education' },
    { picture: 'sales', field: 'surface', side: 'above', moments: [1.7, 4.7] },
    (s) => [s.opening, s.demo, s.script, s.index, ...s.end],
    '/resources/guides/advertising-calls',
    '/resources/guides/callbot-pricing',
    '/aicall/callbot',
  ),
  callCase(
    'customer-experience',
    { agent: 'surveyor' },
    { picture: 'agent-surveyor', field: 'tint', side: 'right', moments: [3.6, 5.6, 7.3, 7.9] },
    (s) => [s.opening, s.script, s.kinds, s.demo, ...s.end],
    '/resources/guides/phone-nps-survey',
    '/resources/guides/measuring-a-call-centre',
    '/aicall/callbot',
  ),
  callCase(
    'agent-experience',
    { agent: 'reminder' },
    { picture: 'agent-experience', field: 'dark', side: 'above', moments: [1, 2.4, 3.1, 4.1, 4.9] },
    (s) => [s.opening, s.index, s.script, s.demo, ...s.end],
    '/resources/guides/measuring-a-call-centre',
    '/resources/guides/callbot-voicebot-ivr-auto-call',
    '/aicall/callbot',
  ),
  callCase(
    'hr-support',
    { agent: 'reminder' },
    { picture: 'hr-support', field: 'page', side: 'above', moments: [2.3, 3.4] },
    (s) => [s.opening, s.script, s.demo, s.index, ...s.end],
    '/resources/guides/appointment-reminder-script',
    '/resources/guides/personal-data-in-calls',
    '/aicall/auto-call',
  ),
]
