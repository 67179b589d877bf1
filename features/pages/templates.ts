import type { GlyphId } from '@/components/sections/glyph'
import type { PictureId } from '@/components/pictures/registry'
import type { SectionUse } from '@/features/pages/sections'
import type { AiAgent } from '@/lib/contract/enums'

type Sections = readonly SectionUse[]

const TRY = '/aicall#demo'
const CONTACT = '/contact-us'

export const closing = {
  id: 'closing',
  type: 'closing',
  primary: TRY,
  secondary: CONTACT,
} satisfies SectionUse

const INDUSTRY_ICONS: readonly GlyphId[] = ['phone', 'bell', 'shield', 'volume', 'message', 'chart']

/** A site-wide industry page: all three products seen from one trade. */
export const industry = (slug: string, picture: PictureId, related: readonly string[]): Sections => [
  { id: 'hero', type: 'hero-plain', primary: TRY, secondary: CONTACT },
  { id: 'record', type: 'record' },
  { id: 'problems', type: 'problems' },
  { id: 'solution', type: 'split', picture },
  { id: 'script', type: 'script', band: true },
  { id: 'samples', type: 'samples', filter: { industry: slug } },
  { id: 'features', type: 'feature-list', icons: INDUSTRY_ICONS },
  { id: 'compliance', type: 'compliance' },
  { id: 'measures', type: 'measures' },
  { id: 'faq', type: 'faq' },
  { id: 'related', type: 'links', paths: related },
  closing,
]

/** An AICall industry page: only the calls, from the list to the report. */
export const callIndustry = (slug: string, picture: PictureId): Sections => [
  { id: 'hero', type: 'hero-picture', picture, primary: '#demo', secondary: CONTACT },
  { id: 'record', type: 'record' },
  {
    id: 'scenarios',
    type: 'feature-list',
    icons: ['phone', 'calendar', 'receipt', 'checklist', 'bell', 'users'],
  },
  { id: 'steps', type: 'steps' },
  { id: 'demo', type: 'demo', filter: { industry: slug } },
  { id: 'samples', type: 'samples', filter: { industry: slug } },
  { id: 'voicemail', type: 'problems' },
  { id: 'integrations', type: 'feature-list', icons: ['plug', 'api', 'data', 'file'], band: true },
  { id: 'pricing', type: 'pointer', path: '/aicall/pricing' },
  { id: 'faq', type: 'faq' },
  { ...closing, primary: '#demo' },
]

/** A site-wide use-case page: a job to be done, whoever does it. */
export const useCase = (picture: PictureId, related: readonly string[]): Sections => [
  { id: 'hero', type: 'hero-plain', primary: TRY, secondary: CONTACT },
  { id: 'record', type: 'record' },
  { id: 'problems', type: 'problems' },
  { id: 'steps', type: 'steps' },
  { id: 'solution', type: 'split', picture, flip: true },
  {
    id: 'features',
    type: 'feature-list',
    icons: ['route', 'users', 'clock', 'chart', 'shield', 'plug'],
    band: true,
  },
  { id: 'measures', type: 'measures' },
  { id: 'faq', type: 'faq' },
  { id: 'related', type: 'links', paths: related },
  closing,
]

/** The agent whose scenario stands first where a use case is one agent's work. */
const USE_CASE_AGENTS: Partial<Record<PictureId, AiAgent>> = {
  'customer-experience': 'surveyor',
  'hr-support': 'reminder',
}

const agentFilter = (picture: PictureId) => {
  const agent = USE_CASE_AGENTS[picture]
  return agent ? { agent } : {}
}

/** An AICall use-case page: how the call itself runs. */
export const callUseCase = (picture: PictureId): Sections => [
  { id: 'hero', type: 'hero-picture', picture, primary: '#demo', secondary: CONTACT },
  { id: 'record', type: 'record' },
  { id: 'script', type: 'script', band: true },
  { id: 'features', type: 'feature-list', icons: ['phone', 'adjust', 'repeat', 'users', 'data', 'clock'] },
  { id: 'compliance', type: 'compliance' },
  { id: 'demo', type: 'demo', filter: agentFilter(picture) },
  { id: 'pricing', type: 'pointer', path: '/aicall/pricing' },
  { id: 'faq', type: 'faq' },
  { ...closing, primary: '#demo' },
]

/** A hub: what the family is for, then a way to each of its pages. */
export const hub = (paths: readonly string[]): Sections => [
  { id: 'hero', type: 'hero-plain', primary: TRY, secondary: CONTACT },
  { id: 'list', type: 'catalogue', paths },
  { id: 'how', type: 'problems' },
  { id: 'faq', type: 'faq' },
  closing,
]

export const legal: Sections = [
  { id: 'hero', type: 'hero-plain' },
  { id: 'text', type: 'prose' },
]
