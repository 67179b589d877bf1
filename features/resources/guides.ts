import { PRODUCTS, type ProductId } from '@/lib/contract/enums'

type Guide = { path: string; products: readonly ProductId[] }

const about = (products: readonly ProductId[], ...paths: string[]): Guide[] =>
  paths.map((path) => ({ path, products }))

const INDUSTRIES = [
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
]

/** The pages of this site that teach something, with the products they are about, the most practical first. */
export const GUIDES: readonly Guide[] = [
  ...about(['aicall'], '/aicall/api-docs'),
  ...about(['aivoice'], '/aivoice/docs', '/aivoice/api-docs'),
  ...about(['smartdialog'], '/smartdialog/workflow', '/smartdialog/nlu', '/smartdialog/chatbot'),
  ...about(['aicall'], '/aicall/pricing', '/aicall/voiceotp', '/aicall/callcampaign', '/aicall/ai-agents'),
  ...about(['aivoice'], '/aivoice/pricing'),
  ...about(PRODUCTS, ...INDUSTRIES.map((slug) => `/industries/${slug}`)),
]
