import type { PictureId } from '@/components/pictures/registry'
import { closing, CONTACT, DEMO, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

/** Trades that come for a voice try that one. */
const SPOKEN = { product: 'aivoice', primary: '/aivoice' } as const

/** A page has one tinted band: where the opening has it, the script stands on the page. */
const TINTED = ['surface', 'tint']
/** Their script is a chat, which is SmartDialog's. */
const WRITTEN = ['news', 'retail', 'telecom']

type Trade = {
  slug: string
  /** The drawing the page opens with, the field it lies on, and when in its recording each marked value is known. */
  opening: Pick<SectionUse<'scene'>, 'picture' | 'field' | 'moments'> & Partial<SectionUse<'scene'>>
  /** A second drawing, beside how it works. */
  picture?: PictureId
  /** A day's list as that trade has it, for the example of a bill. */
  day: SectionUse<'sample-costs'>['day']
  related: readonly string[]
  /** Where, among the ways to tell people, our own stands. */
  ours?: number
}

/** Every section a trade has; each skeleton below puts them in the order in which that reader asks. */
const sectionsOf = ({ slug, opening, picture, day, related, ours = 2 }: Trade) => {
  const colour = opening.product && { product: opening.product }
  const chat = WRITTEN.includes(slug) && ({ product: 'smartdialog' } as const)
  return {
    opening: { id: 'hero', type: 'scene', primary: DEMO, secondary: CONTACT, ...opening },
    problems: { id: 'problems', type: 'problems' },
    solution: { id: 'solution', type: 'split', ...(picture && { picture }) },
    solutionFirst: { id: 'solution', type: 'split', flip: true, ...(picture && { picture }) },
    script: { id: 'script', type: 'script', band: !TINTED.includes(opening.field), ...chat },
    samples: { id: 'samples', type: 'samples', filter: { industry: slug } },
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

const industry = (trade: Trade, skeleton: Skeleton) => {
  const parts = sectionsOf(trade)
  const sections = [parts.opening, ...skeleton(parts), ...parts.end]
  return page({ path: `/industries/${trade.slug}`, family: 'industry' }, sections)
}

/** Banks and insurers decide by what leaves the house: data and channels come before the promise. */
const guarded: Skeleton = (s) => [
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
const diary: Skeleton = (s) => [
  s.script,
  s.solutionFirst,
  s.data,
  s.samples,
  s.problems,
  s.channels,
  s.launch,
  s.costs,
]

/** One message to a crowd: why nobody manages it by hand comes first; what it costs to tell all of them, once it was heard. */
const crowd: Skeleton = (s) => [
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
const deal: Skeleton = (s) => [
  s.problems,
  s.channels,
  s.costs,
  s.launch,
  s.samples,
  s.solutionFirst,
  s.data,
  s.script,
]

/** Sound is the product itself: the tool comes first, calls are only what follows the release. */
const production: Skeleton = (s) => [
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

export const INDUSTRIES = [
  industry(
    {
      slug: 'banking',
      opening: { picture: 'banking', field: 'dark', moments: [3.4, 5, 6.6, 7.5] },
      picture: 'event-feed',
      ours: 1,
      day: { contacts: 800, answered: 55, voicemail: 12, message: 17 },
      related: [
        '/case-studies/bank-otp-fallback',
        '/aicall/industries/banking',
        '/aicall/voiceotp',
        '/smartdialog/nlu',
        '/resources/guides/voice-otp-or-sms-otp',
        '/resources/guides/voice-brandname-registration',
      ],
    },
    guarded,
  ),
  industry(
    {
      slug: 'finance',
      opening: { picture: 'finance', field: 'surface', moments: [3.6, 3.9, 5] },
      picture: 'agent-collector',
      ours: 0,
      day: { contacts: 3_000, answered: 50, voicemail: 12, message: 17 },
      related: [
        '/aicall/industries/finance',
        '/aicall/ai-agents',
        '/aicall/callcampaign',
        '/use-cases/agent-experience',
        '/resources/guides/payment-reminders',
        '/resources/guides/callbot-pricing',
      ],
    },
    diary,
  ),
  industry(
    {
      slug: 'insurance',
      opening: { picture: 'insurance', field: 'page', moments: [1.5, 1.8, 1, 2, 3, 3.8] },
      picture: 'premium-marks',
      ours: 1,
      day: { contacts: 1_200, answered: 55, voicemail: 10, message: 17 },
      related: [
        '/aicall/industries/insurance',
        '/aicall/ai-agents',
        '/smartdialog/workflow',
        '/use-cases/customer-experience',
        '/resources/guides/personal-data-in-calls',
        '/aicall/voice-brandname',
      ],
    },
    guarded,
  ),
  industry(
    {
      slug: 'telecom',
      opening: { picture: 'telecom', field: 'tint', moments: [1.3, 3, 2, 3.5, 4.3] },
      picture: 'agent-announcer',
      day: { contacts: 20_000, answered: 60, voicemail: 8, message: 15 },
      related: [
        '/case-studies/outage-notices',
        '/aicall/industries/telecom',
        '/aicall/callcampaign',
        '/smartdialog/chatbot',
        '/resources/guides/legal-auto-calls',
        '/aicall/auto-call',
      ],
    },
    crowd,
  ),
  industry(
    {
      slug: 'estate',
      opening: { picture: 'floor-plan', field: 'surface', moments: [1.4, 3.3, 4.5, 5.6] },
      picture: 'estate',
      ours: 0,
      day: { contacts: 60, answered: 65, voicemail: 8, message: 15 },
      related: [
        '/aicall/industries/estate',
        '/use-cases/sales',
        '/aicall/callcampaign',
        '/smartdialog/chatbot',
        '/resources/guides/advertising-calls',
        '/resources/guides/crm-integration',
      ],
    },
    deal,
  ),
  industry(
    {
      slug: 'education',
      opening: { picture: 'education-calls', field: 'tint', moments: [2.5, 3.3, 4.4] },
      picture: 'education',
      day: { contacts: 1_500, answered: 75, voicemail: 5, message: 15 },
      related: [
        '/case-studies/school-announcements',
        '/aicall/industries/education',
        '/aivoice',
        '/aicall/callcampaign',
        '/resources/guides/choosing-a-regional-voice',
        '/aicall/auto-call',
      ],
    },
    crowd,
  ),
  industry(
    {
      slug: 'retail',
      opening: { picture: 'retail', field: 'page', moments: [1.6, 3, 3.9, 4.5] },
      picture: 'chat-window',
      day: { contacts: 300, answered: 70, voicemail: 6, message: 15 },
      related: [
        '/case-studies/cod-order-confirmation',
        '/aicall/industries/retail',
        '/use-cases/customer-experience',
        '/aivoice',
        '/resources/guides/cod-order-confirmation',
        '/aicall/auto-call',
      ],
    },
    deal,
  ),
  industry(
    {
      slug: 'entertainment',
      opening: { picture: 'entertainment', field: 'dark', moments: [0, 1, 2, 3], ...SPOKEN },
      picture: 'dubbing-timeline',
      ours: 0,
      day: { contacts: 900, answered: 65, voicemail: 8, message: 15 },
      related: [
        '/aivoice',
        '/aivoice/pricing',
        '/use-cases/marketing',
        '/industries/news',
        '/resources/guides/ai-dubbing-and-voice-rights',
        '/aivoice/voices',
      ],
    },
    production,
  ),
  industry(
    {
      slug: 'healthcare',
      opening: { picture: 'healthcare', field: 'tint', moments: [2.8, 4.8] },
      picture: 'agent-reminder',
      ours: 1,
      day: { contacts: 120, answered: 70, voicemail: 6, message: 13 },
      related: [
        '/case-studies/clinic-appointments',
        '/aicall/industries/healthcare',
        '/aicall/ai-agents',
        '/smartdialog/workflow',
        '/resources/guides/appointment-reminder-script',
        '/aicall/callbot',
      ],
    },
    diary,
  ),
  industry(
    {
      slug: 'news',
      opening: { picture: 'news', field: 'surface', moments: [0, 1, 2, 3, 3.99], ...SPOKEN },
      picture: 'reading-rules',
      ours: 0,
      day: { contacts: 500, answered: 60, voicemail: 5, message: 15 },
      related: [
        '/case-studies/audio-articles',
        '/aivoice',
        '/aivoice/api-docs',
        '/industries/entertainment',
        '/resources/guides/how-numbers-are-read',
        '/aivoice/text-to-speech',
      ],
    },
    production,
  ),
]
