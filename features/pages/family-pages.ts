import { CALL_INDUSTRIES, CALL_USE_CASES } from '@/features/pages/call-pages'
import { INDUSTRIES } from '@/features/pages/industry-pages'
import { closing, CONTACT, DEMO, page, type Page, pathsOf } from '@/features/pages/page'
import type { SectionType, SectionUse } from '@/features/pages/sections'

type Job = Pick<SectionUse<'hero-field'>, 'picture' | 'field'> & {
  slug: string
  related: readonly string[]
  /** Where AICall's recording of the job tells what the picture shows: when each value it marks is known. */
  moments?: readonly number[]
}

/** A site-wide use-case page: a job to be done, whoever does it; `order` says which of its parts that reader asks for first. */
const siteUseCase = (
  { slug, picture, field, related, moments }: Job,
  order: readonly ('problems' | 'steps' | 'solution' | 'features')[],
) => {
  const parts = {
    problems: { id: 'problems', type: 'problems' },
    steps: { id: 'steps', type: 'steps' },
    solution: { id: 'solution', type: 'split', band: true },
    features: { id: 'features', type: 'feature-list' },
  } as const satisfies Record<string, SectionUse>
  const opening = { id: 'hero', picture, field, primary: DEMO, secondary: CONTACT } as const
  return page({ path: `/use-cases/${slug}`, family: 'use-case' }, [
    moments
      ? { ...opening, type: 'scene', moments, recording: `aicall-${slug}` }
      : { ...opening, type: 'hero-field' },
    ...order.map((part) => parts[part]),
    { id: 'measures', type: 'measures' },
    { id: 'faq', type: 'faq' },
    { id: 'related', type: 'related', paths: related },
    closing,
  ])
}

/** A hub: what the family is for, then its pages against what they have. */
const hub = <const Path extends string>(path: Path, matrix: SectionUse<SectionType, 'list'>) =>
  page({ path, family: 'hub' }, [
    { id: 'hero', type: 'hero-plain', primary: DEMO, secondary: CONTACT },
    matrix,
    { id: 'how', type: 'problems' },
    { id: 'faq', type: 'faq' },
    closing,
  ])

const USE_CASES = [
  siteUseCase(
    {
      slug: 'sales',
      picture: 'sales',
      field: 'tint',
      moments: [1.7, 4.7],
      related: [
        '/aicall/use-cases/sales',
        '/aicall/callcampaign',
        '/industries/estate',
        '/industries/retail',
        '/resources/guides/advertising-calls',
        '/resources/guides/crm-integration',
      ],
    },
    ['problems', 'steps', 'solution', 'features'],
  ),
  siteUseCase(
    {
      slug: 'marketing',
      picture: 'marketing',
      field: 'surface',
      related: [
        '/aivoice',
        '/aicall/callcampaign',
        '/industries/telecom',
        '/industries/entertainment',
        '/resources/guides/advertising-calls',
        '/aivoice/text-to-speech',
      ],
    },
    ['steps', 'problems', 'features', 'solution'],
  ),
  siteUseCase(
    {
      slug: 'customer-experience',
      picture: 'customer-experience',
      field: 'page',
      related: [
        '/aicall/use-cases/customer-experience',
        '/smartdialog/chatbot',
        '/industries/banking',
        '/industries/healthcare',
        '/resources/guides/phone-nps-survey',
        '/resources/guides/measuring-a-call-centre',
      ],
    },
    ['solution', 'steps', 'problems', 'features'],
  ),
  siteUseCase(
    {
      slug: 'agent-experience',
      picture: 'agent-experience',
      field: 'dark',
      moments: [1, 2.4, 3.1, 4.1, 4.9],
      related: [
        '/aicall/use-cases/agent-experience',
        '/smartdialog/nlu',
        '/industries/finance',
        '/industries/telecom',
        '/resources/guides/measuring-a-call-centre',
        '/resources/guides/callbot-voicebot-ivr-auto-call',
      ],
    },
    ['problems', 'solution', 'features', 'steps'],
  ),
  siteUseCase(
    {
      slug: 'hr-support',
      picture: 'hr-support',
      field: 'tint',
      moments: [2.3, 3.4],
      related: [
        '/aicall/use-cases/hr-support',
        '/smartdialog/workflow',
        '/industries/education',
        '/careers',
        '/resources/guides/crm-integration',
        '/resources/guides/appointment-reminder-script',
      ],
    },
    ['steps', 'solution', 'problems', 'features'],
  ),
]

const pointsTo = ({ sections }: Page, { path }: Page) =>
  sections.some((use) => 'paths' in use && use.paths.includes(path))

const told = Object.fromEntries(
  USE_CASES.map((useCase) => [
    useCase.path,
    pathsOf(INDUSTRIES.filter((industry) => pointsTo(industry, useCase) || pointsTo(useCase, industry))),
  ]),
)

export const INDUSTRY_HUB = hub('/industries', {
  id: 'list',
  type: 'industry-matrix',
  paths: pathsOf(INDUSTRIES),
})
export const USE_CASE_HUB = hub('/use-cases', {
  id: 'list',
  type: 'use-case-matrix',
  paths: pathsOf(USE_CASES),
  industries: pathsOf(INDUSTRIES),
  told,
})

/** The industries and use cases of the whole site and those of AICall, each family under its hub. */
export const FAMILY_PAGES = [
  INDUSTRY_HUB,
  ...INDUSTRIES,
  ...CALL_INDUSTRIES,
  USE_CASE_HUB,
  ...USE_CASES,
  ...CALL_USE_CASES,
]
