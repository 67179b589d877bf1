import { closing, CONTACT, DEMO, page } from '@/features/pages/page'
import { MANUALS } from '@/features/docs/manuals'
import type { SectionUse } from '@/features/pages/sections'
import { STUDY_SLUGS, studyFlow, studyPath, type StudySlug } from '@/features/resources/studies'

const hero = { id: 'hero', type: 'hero-story', primary: DEMO, secondary: CONTACT } satisfies SectionUse
const flow = (slug: StudySlug): SectionUse => ({ id: 'flow', type: 'call-flow', ...studyFlow(slug) })
const related = (...paths: string[]): SectionUse => ({ id: 'related', type: 'links', paths })

/** Each illustrative scenario tells its story in an order of its own. */
const STUDIES: Record<StudySlug, readonly SectionUse[]> = {
  'cod-order-confirmation': [
    hero,
    flow('cod-order-confirmation'),
    { id: 'context', type: 'story' },
    { id: 'script', type: 'script', band: true },
    { id: 'steps', type: 'steps' },
    { id: 'measures', type: 'measures' },
    { id: 'people', type: 'feature-list' },
    { id: 'faq', type: 'faq' },
    related(
      '/industries/retail',
      '/aicall/callcampaign',
      '/aicall/industries/retail',
      '/case-studies/clinic-appointments',
      '/resources/guides/cod-order-confirmation',
    ),
    closing,
  ],
  'clinic-appointments': [
    hero,
    flow('clinic-appointments'),
    { id: 'context', type: 'story' },
    { id: 'steps', type: 'steps' },
    { id: 'screen', type: 'split', picture: 'healthcare' },
    { id: 'script', type: 'script', band: true },
    { id: 'people', type: 'problems' },
    { id: 'measures', type: 'measures' },
    { id: 'faq', type: 'faq' },
    related(
      '/industries/healthcare',
      '/aicall/ai-agents',
      '/aicall/industries/healthcare',
      '/case-studies/school-announcements',
      '/resources/guides/appointment-reminder-script',
    ),
    closing,
  ],
  'bank-otp-fallback': [
    { ...hero, primary: '/aicall/voiceotp#demo' },
    flow('bank-otp-fallback'),
    { id: 'context', type: 'story' },
    { id: 'steps', type: 'steps' },
    { id: 'choice', type: 'comparison' },
    { id: 'script', type: 'script', band: true },
    { id: 'people', type: 'feature-list' },
    { id: 'measures', type: 'measures' },
    { id: 'faq', type: 'faq' },
    related(
      '/aicall/voiceotp',
      '/industries/banking',
      '/aicall/api-docs',
      '/case-studies/cod-order-confirmation',
      '/resources/guides/voice-otp-or-sms-otp',
    ),
    { ...closing, primary: '/aicall/voiceotp#demo' },
  ],
  'school-announcements': [
    hero,
    flow('school-announcements'),
    { id: 'context', type: 'story' },
    { id: 'screen', type: 'split', picture: 'education-calls', flip: true },
    { id: 'script', type: 'script', band: true },
    { id: 'steps', type: 'steps' },
    { id: 'people', type: 'problems' },
    { id: 'measures', type: 'measures' },
    { id: 'faq', type: 'faq' },
    related(
      '/industries/education',
      '/aicall/ai-agents',
      '/aicall/industries/education',
      '/case-studies/outage-notices',
      '/resources/guides/legal-auto-calls',
    ),
    closing,
  ],
  'audio-articles': [
    { ...hero, primary: '/aivoice#voices' },
    flow('audio-articles'),
    { id: 'context', type: 'story' },
    { id: 'script', type: 'script', band: true },
    { id: 'steps', type: 'steps' },
    { id: 'screen', type: 'split', picture: 'reading-rules', flip: true },
    { id: 'people', type: 'feature-list' },
    { id: 'measures', type: 'measures' },
    { id: 'faq', type: 'faq' },
    related(
      '/industries/news',
      '/aivoice',
      '/aivoice/api-docs',
      '/industries/entertainment',
      '/resources/guides/preparing-text-for-speech',
      '/aivoice/text-to-speech',
    ),
    { ...closing, primary: '/aivoice#voices' },
  ],
  'outage-notices': [
    hero,
    flow('outage-notices'),
    { id: 'context', type: 'story' },
    { id: 'steps', type: 'steps' },
    { id: 'screen', type: 'split', picture: 'telecom' },
    { id: 'script', type: 'script', band: true },
    { id: 'measures', type: 'measures' },
    { id: 'people', type: 'feature-list' },
    { id: 'faq', type: 'faq' },
    related(
      '/industries/telecom',
      '/smartdialog/chatbot',
      '/aicall/industries/telecom',
      '/use-cases/customer-experience',
      '/resources/guides/legal-auto-calls',
      '/aicall/auto-call',
    ),
    closing,
  ],
}

/** Resource and document pages: a short opening here, the rest is drawn by features. */
export const RESOURCE_PAGES = [
  page({ path: '/resources', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    closing,
  ]),
  page({ path: '/resources/guides', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    closing,
  ]),
  page({ path: '/resources/glossary', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    closing,
  ]),
  page({ path: '/case-studies', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'faq', type: 'faq' },
    closing,
  ]),
  page({ path: '/videos', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'watch', type: 'problems' },
    closing,
  ]),
  page({ path: '/sales-kit', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'faq', type: 'faq' },
    closing,
  ]),
  page({ path: '/aicall/pricing', family: 'resource', menu: 'pricing' }, [
    { id: 'hero', type: 'hero-plain', primary: '#packages', secondary: '/contact-us' },
    { id: 'results', type: 'comparison' },
    { id: 'rules', type: 'problems' },
    { id: 'faq', type: 'faq' },
    closing,
  ]),
  page({ path: '/aivoice/pricing', family: 'resource', menu: 'pricing' }, [
    { id: 'hero', type: 'hero-plain', primary: '#plans', secondary: '/aivoice#voices' },
    { id: 'compare', type: 'comparison' },
    { id: 'rules', type: 'problems' },
    { id: 'faq', type: 'faq' },
    { ...closing, primary: '/aivoice#voices', secondary: '/contact-us' },
  ]),
  page({ path: '/aicall/api-docs', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain', primary: '/aicall/api-docs/call-api', secondary: '/aicall#demo' },
    { ...closing, primary: '/aicall#demo' },
  ]),
  page({ path: '/aivoice/docs', family: 'resource', menu: 'resources' }, [
    { id: 'hero', type: 'hero-plain', primary: '#start', secondary: '/aivoice/api-docs' },
    { ...closing, primary: '/aivoice' },
  ]),
  page({ path: '/aivoice/api-docs', family: 'resource' }, [
    { id: 'hero', type: 'hero-plain', primary: '#start', secondary: '/aivoice/docs' },
    { ...closing, primary: '/aivoice#voices' },
  ]),
]

/** The chapters of a manual behind its first page; each leads to the next, the last one to `end`. */
const chapters = (manual: keyof typeof MANUALS, end: string) => {
  const [first = '', ...rest] = Object.keys(MANUALS[manual])
  return rest.map((path, index) =>
    page({ path, family: 'docs' }, [
      { id: 'hero', type: 'hero-plain' },
      { ...closing, primary: rest[index + 1] ?? end, secondary: first },
    ]),
  )
}

/** The chapters of the API's documentation that have a page of their own. */
export const DOCS_CHAPTERS = [
  ...chapters('aicallApi', '/aicall#demo'),
  ...chapters('aivoiceApi', '/aivoice#voices'),
]

/** The illustrative scenarios, in their order. */
export const STUDY_PAGES = STUDY_SLUGS.map((slug) =>
  page({ path: studyPath(slug), family: 'resource' }, STUDIES[slug]),
)
