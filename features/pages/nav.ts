import { pagesUnder } from '@/features/pages/registry'
import type { ProductId } from '@/lib/contract/enums'

const under = (folder: string) => pagesUnder(folder).map(({ path }) => path)

export const AGENTS = ['collector', 'reminder', 'surveyor', 'announcer'] as const

export type AgentId = (typeof AGENTS)[number]

/** Where an AI agent is described: its anchor on the agents page. */
export const agentPath = (agent: AgentId) => `/aicall/ai-agents#${agent}ai`

/** The site's menus as paths; names and taglines come from the pages' own words. */
export const NAV = {
  products: ['/aicall', '/aivoice', '/smartdialog'],
  features: [
    '/aicall/voiceotp',
    '/aicall/callcampaign',
    '/smartdialog/chatbot',
    '/smartdialog/nlu',
    '/smartdialog/workflow',
  ],
  industries: under('/industries'),
  useCases: under('/use-cases'),
  resources: ['/resources', '/case-studies', '/videos', '/sales-kit', '/aicall/api-docs', '/aivoice/docs'],
  company: ['/about-us', '/services', '/careers', '/contact-us'],
  pricing: ['/aicall/pricing', '/aivoice/pricing'],
  legal: ['/privacy-policy', '/data-rights', '/terms-of-service', '/acceptable-use', '/cookie-policy'],
} as const

/** The links of each product's own bar, the overview first. */
export const PRODUCT_NAV: Record<ProductId, readonly string[]> = {
  aicall: [
    '/aicall',
    '/aicall/ai-agents',
    '/aicall/voiceotp',
    '/aicall/callcampaign',
    '/aicall/pricing',
    '/aicall/api-docs',
  ],
  aivoice: ['/aivoice', '/aivoice/pricing', '/aivoice/docs', '/aivoice/api-docs'],
  smartdialog: ['/smartdialog', '/smartdialog/chatbot', '/smartdialog/nlu', '/smartdialog/workflow'],
}
