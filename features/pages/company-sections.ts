import type { SectionUse } from '@/features/pages/sections'
import { STUDY_SECTIONS } from '@/features/pages/study-sections'
import { closing } from '@/features/pages/templates'

/** Company pages made of plain sections; forms and lists that live elsewhere are routes of their own. */
export const COMPANY_SECTIONS: Record<string, readonly SectionUse[]> = {
  '/about-us': [
    { id: 'hero', type: 'hero-plain', primary: '/careers', secondary: '/contact-us' },
    { id: 'mission', type: 'problems' },
    {
      id: 'values',
      type: 'feature-list',
      icons: ['shield', 'volume', 'users', 'checklist', 'lock', 'language'],
    },
    { id: 'journey', type: 'steps' },
    { id: 'leadership', type: 'problems' },
    { id: 'faq', type: 'faq' },
    closing,
  ],
  '/services': [
    { id: 'hero', type: 'hero-plain', primary: '/contact-us', secondary: '/aicall#demo' },
    {
      id: 'services',
      type: 'feature-list',
      icons: ['message', 'checklist', 'plug', 'mic', 'school', 'chart'],
    },
    { id: 'steps', type: 'steps' },
    { id: 'roles', type: 'comparison' },
    { id: 'problems', type: 'problems' },
    { id: 'faq', type: 'faq' },
    { ...closing, primary: '/contact-us', secondary: '/aicall' },
  ],
  '/contact-us': [
    { id: 'hero', type: 'hero-plain' },
    { id: 'next', type: 'steps' },
    { id: 'faq', type: 'faq' },
  ],
  '/data-rights': [
    { id: 'hero', type: 'hero-plain' },
    { id: 'steps', type: 'steps' },
    { id: 'text', type: 'prose' },
  ],
  '/careers': [
    { id: 'hero', type: 'hero-plain' },
    { id: 'process', type: 'steps' },
    { ...closing, primary: '/contact-us', secondary: '/about-us' },
  ],
}

/** Resource and document pages: a short opening here, the rest is drawn by their own routes. */
export const RESOURCE_SECTIONS: Record<string, readonly SectionUse[]> = {
  '/resources': [{ id: 'hero', type: 'hero-plain' }, closing],
  '/case-studies': [{ id: 'hero', type: 'hero-plain' }, { id: 'faq', type: 'faq' }, closing],
  ...STUDY_SECTIONS,
  '/videos': [{ id: 'hero', type: 'hero-plain' }, { id: 'watch', type: 'problems' }, closing],
  '/sales-kit': [{ id: 'hero', type: 'hero-plain' }, { id: 'faq', type: 'faq' }, closing],
  '/aicall/api-docs': [
    { id: 'hero', type: 'hero-plain', primary: '#quickstart', secondary: '/aicall#demo' },
    { ...closing, primary: '/aicall#demo' },
  ],
  '/aivoice/docs': [
    { id: 'hero', type: 'hero-plain', primary: '#start', secondary: '/aivoice/api-docs' },
    { ...closing, primary: '/aivoice' },
  ],
  '/aivoice/api-docs': [
    { id: 'hero', type: 'hero-plain', primary: '#start', secondary: '/aivoice/docs' },
    { ...closing, primary: '/aivoice#voices' },
  ],
  '/aicall/pricing': [
    { id: 'hero', type: 'hero-plain', primary: '#packages', secondary: '/contact-us' },
    { id: 'results', type: 'comparison' },
    { id: 'rules', type: 'problems' },
    { id: 'faq', type: 'faq' },
    closing,
  ],
  '/aivoice/pricing': [
    { id: 'hero', type: 'hero-plain', primary: '#plans', secondary: '/aivoice#voices' },
    { id: 'compare', type: 'comparison' },
    { id: 'rules', type: 'problems' },
    { id: 'faq', type: 'faq' },
    { ...closing, primary: '/aivoice#voices', secondary: '/contact-us' },
  ],
}
