import { closing, page } from '@/features/pages/page'
import type { SectionUse } from '@/features/pages/sections'

/** Pages about the company; a form or a list that a feature draws stands in them as a slot. */
export const COMPANY_PAGES = [
  page({ path: '/about-us', family: 'company', menu: 'company' }, [
    { id: 'hero', type: 'hero-plain', primary: '/aicall#samples', secondary: '/contact-us' },
    { id: 'mission', type: 'mission' },
    { id: 'values', type: 'principles', clip: 'paymentDue' },
    { id: 'journey', type: 'journey' },
    { id: 'leadership', type: 'problems' },
    { id: 'faq', type: 'faq' },
    closing,
  ]),
  page({ path: '/services', family: 'company', menu: 'company' }, [
    { id: 'hero', type: 'hero-plain', primary: '/contact-us', secondary: '/aicall#demo' },
    { id: 'samples', type: 'samples', filter: { agent: 'collector' } },
    { id: 'services', type: 'feature-list' },
    { id: 'steps', type: 'stages' },
    { id: 'roles', type: 'duties' },
    { id: 'problems', type: 'problems' },
    { id: 'faq', type: 'faq' },
    { ...closing, primary: '/contact-us', secondary: '/aicall' },
  ]),
  page({ path: '/careers', family: 'company', menu: 'company' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'process', type: 'steps' },
    { ...closing, primary: '/contact-us', secondary: '/about-us' },
  ]),
  page({ path: '/contact-us', family: 'company', menu: 'company' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'next', type: 'steps' },
    { id: 'faq', type: 'faq' },
  ]),
]

const legal = [
  { id: 'hero', type: 'hero-plain' },
  { id: 'text', type: 'prose' },
] as const satisfies readonly SectionUse[]

/** What the law asks for, in the order of the footer. */
export const LEGAL_PAGES = [
  page({ path: '/privacy-policy', family: 'legal', menu: 'legal' }, legal),
  page({ path: '/data-rights', family: 'company', menu: 'legal' }, [
    { id: 'hero', type: 'hero-plain' },
    { id: 'steps', type: 'steps' },
    { id: 'text', type: 'prose' },
    { id: 'calls', type: 'pointer', path: '/call-check' },
  ]),
  page({ path: '/call-check', family: 'company', menu: 'legal' }, [
    ...legal,
    { id: 'rights', type: 'pointer', path: '/data-rights' },
  ]),
  page({ path: '/terms-of-service', family: 'legal', menu: 'legal' }, legal),
  page({ path: '/acceptable-use', family: 'legal', menu: 'legal' }, legal),
  page({ path: '/cookie-policy', family: 'legal', menu: 'legal' }, legal),
]
