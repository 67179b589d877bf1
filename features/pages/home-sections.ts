import type { SectionUse } from '@/features/pages/sections'
import { closing } from '@/features/pages/templates'

const CONTACT = '/contact-us'

/** The home page, section by section. */
export const HOME_SECTIONS: readonly SectionUse[] = [
  { id: 'hero', type: 'hero-call', primary: '#samples', secondary: CONTACT },
  { id: 'stage', type: 'stage' },
  {
    id: 'industries',
    type: 'strip',
    paths: [
      'banking',
      'finance',
      'insurance',
      'telecom',
      'estate',
      'education',
      'retail',
      'entertainment',
      'healthcare',
      'news',
    ].map((slug) => `/industries/${slug}`),
  },
  { id: 'products', type: 'bento' },
  { id: 'samples', type: 'samples', filter: {} },
  { id: 'agents', type: 'agents' },
  { id: 'voices', type: 'voices' },
  { id: 'steps', type: 'steps' },
  { id: 'ledger', type: 'ledger' },
  { id: 'pricing', type: 'pointer', path: '/aicall/pricing' },
  { id: 'faq', type: 'faq' },
  { ...closing, primary: '#hero' },
]
