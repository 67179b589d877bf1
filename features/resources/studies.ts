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

type Study = { slug: StudySlug; industry: string; products: readonly [ProductId, ...ProductId[]] }

/** The illustrative scenarios in the order the site shows them: the industry page each belongs to, its products (the first gives the colour). */
export const STUDIES: readonly Study[] = [
  { slug: 'cod-order-confirmation', industry: 'retail', products: ['aicall'] },
  { slug: 'clinic-appointments', industry: 'healthcare', products: ['aicall'] },
  { slug: 'bank-otp-fallback', industry: 'banking', products: ['aicall'] },
  { slug: 'school-announcements', industry: 'education', products: ['aicall'] },
  { slug: 'audio-articles', industry: 'news', products: ['aivoice'] },
  { slug: 'outage-notices', industry: 'telecom', products: ['smartdialog', 'aicall'] },
]

/** The page of a scenario. */
export const studyPath = (slug: string) => `/case-studies/${slug}`

/** The product colour of a scenario's page; undefined for a slug that is none. */
export const studyProduct = (slug: string) => STUDIES.find((study) => study.slug === slug)?.products[0]
