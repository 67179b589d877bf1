import type { Clip } from '@/components/pictures/parts/recorded-peaks'
import type { Way } from '@/components/sections/call-flow'
import type { ProductId } from '@/lib/contract/enums'

export const STUDY_SLUGS = [
  'cod-order-confirmation',
  'clinic-appointments',
  'bank-otp-fallback',
  'school-announcements',
  'audio-articles',
  'outage-notices',
] as const

export type StudySlug = (typeof STUDY_SLUGS)[number]

export type Study = {
  slug: StudySlug
  industry: string
  products: readonly [ProductId, ...ProductId[]]
  /** Of the same kind as the call that is told of. */
  clip: Clip
  ways: readonly Way[]
}

/** The illustrative scenarios in the order the site shows them: the industry page each belongs to, its products (the first gives the colour),
 * the recording its drawing is made of, and who takes over at each end of its call. */
export const STUDIES: readonly Study[] = [
  {
    slug: 'cod-order-confirmation',
    industry: 'retail',
    products: ['aicall'],
    clip: 'orderConfirmation',
    ways: ['system', 'person', 'person', 'person'],
  },
  {
    slug: 'clinic-appointments',
    industry: 'healthcare',
    products: ['aicall'],
    clip: 'clinicVisit',
    ways: ['system', 'system', 'system', 'person'],
  },
  {
    slug: 'bank-otp-fallback',
    industry: 'banking',
    products: ['aicall'],
    clip: 'otp6',
    ways: ['system', 'system', 'system', 'person'],
  },
  {
    slug: 'school-announcements',
    industry: 'education',
    products: ['aicall'],
    clip: 'schoolNotice',
    ways: ['system', 'system', 'person', 'system', 'person'],
  },
  {
    slug: 'audio-articles',
    industry: 'news',
    products: ['aivoice'],
    clip: 'morningBriefing',
    ways: ['person', 'system', 'person', 'person'],
  },
  {
    slug: 'outage-notices',
    industry: 'telecom',
    products: ['smartdialog', 'aicall'],
    clip: 'outageNotice',
    ways: ['system', 'system', 'person', 'person'],
  },
]

/** How the call of a scenario is drawn. */
export const studyFlow = (slug: StudySlug) => {
  const study = STUDIES.find((candidate) => candidate.slug === slug)
  if (!study) throw new Error(`no scenario ${slug}`)
  return { clip: study.clip, ways: study.ways }
}

/** The page of a scenario. */
export const studyPath = (slug: string) => `/case-studies/${slug}`

/** The product colour of a scenario's page; undefined for a slug that is none. */
export const studyProduct = (slug: string) => STUDIES.find((study) => study.slug === slug)?.products[0]
