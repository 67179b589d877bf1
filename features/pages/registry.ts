import type { PictureId } from '@/components/pictures/registry'
import { HOME_SECTIONS } from '@/features/pages/home-sections'
import { PRODUCT_SECTIONS } from '@/features/pages/product-sections'
import { COMPANY_SECTIONS, RESOURCE_SECTIONS } from '@/features/pages/company-sections'
import type { SectionUse } from '@/features/pages/sections'
import * as template from '@/features/pages/templates'
import type { ProductId } from '@/lib/contract/enums'
import { productOf } from '@/lib/i18n/href'

export type Family = 'home' | 'hub' | 'product' | 'industry' | 'use-case' | 'resource' | 'company' | 'legal'

/** A page of the site: `words` is its file under locales/{lang}/, `sections` its order and structure. */
export type Page = {
  path: string
  family: Family
  words: string
  product: ProductId | undefined
  sections: readonly SectionUse[]
}

const page = (family: Family, path: string, sections: readonly SectionUse[]): Page => ({
  path,
  family,
  words: `pages${path === '/' ? '/home' : path}`,
  product: productOf(path),
  sections,
})

const industry = (slug: string, picture: PictureId, related: readonly string[]) =>
  page('industry', `/industries/${slug}`, template.industry(slug, picture, related))

const callIndustry = (slug: string, picture: PictureId) =>
  page('industry', `/aicall/industries/${slug}`, template.callIndustry(slug, picture))

const jobCase = (slug: string, picture: PictureId, related: readonly string[]) =>
  page('use-case', `/use-cases/${slug}`, template.useCase(picture, related))

const callJobCase = (slug: string, picture: PictureId) =>
  page('use-case', `/aicall/use-cases/${slug}`, template.callUseCase(picture))

const INDUSTRIES = [
  industry('banking', 'banking', [
    '/aicall/industries/banking',
    '/aicall/voiceotp',
    '/smartdialog/nlu',
    '/use-cases/customer-experience',
  ]),
  industry('finance', 'finance', [
    '/aicall/industries/finance',
    '/aicall/ai-agents',
    '/aicall/callcampaign',
    '/use-cases/agent-experience',
  ]),
  industry('insurance', 'insurance', [
    '/aicall/industries/insurance',
    '/aicall/ai-agents',
    '/smartdialog/workflow',
    '/use-cases/customer-experience',
  ]),
  industry('telecom', 'telecom', [
    '/aicall/industries/telecom',
    '/aicall/callcampaign',
    '/smartdialog/chatbot',
    '/use-cases/marketing',
  ]),
  industry('estate', 'estate', [
    '/aicall/industries/estate',
    '/use-cases/sales',
    '/aicall/callcampaign',
    '/smartdialog/chatbot',
  ]),
  industry('education', 'education', [
    '/aicall/industries/education',
    '/aivoice',
    '/aicall/callcampaign',
    '/use-cases/hr-support',
  ]),
  industry('retail', 'retail', [
    '/aicall/industries/retail',
    '/use-cases/customer-experience',
    '/aivoice',
    '/smartdialog/chatbot',
  ]),
  industry('entertainment', 'entertainment', [
    '/aivoice',
    '/aivoice/pricing',
    '/use-cases/marketing',
    '/industries/news',
  ]),
  industry('healthcare', 'healthcare', [
    '/aicall/industries/healthcare',
    '/aicall/ai-agents',
    '/smartdialog/workflow',
    '/use-cases/customer-experience',
  ]),
  industry('news', 'news', [
    '/aivoice',
    '/aivoice/api-docs',
    '/industries/entertainment',
    '/use-cases/marketing',
  ]),
]

const CALL_INDUSTRIES = [
  callIndustry('banking', 'otp-call'),
  callIndustry('finance', 'agent-collector'),
  callIndustry('insurance', 'insurance'),
  callIndustry('telecom', 'agent-announcer'),
  callIndustry('estate', 'estate'),
  callIndustry('healthcare', 'agent-reminder'),
  callIndustry('education', 'education-calls'),
  callIndustry('retail', 'retail'),
]

const USE_CASES = [
  jobCase('sales', 'sales', [
    '/aicall/use-cases/sales',
    '/aicall/callcampaign',
    '/industries/estate',
    '/industries/retail',
  ]),
  jobCase('marketing', 'marketing', [
    '/aivoice',
    '/aicall/callcampaign',
    '/industries/telecom',
    '/industries/entertainment',
  ]),
  jobCase('customer-experience', 'customer-experience', [
    '/aicall/use-cases/customer-experience',
    '/smartdialog/chatbot',
    '/industries/banking',
    '/industries/healthcare',
  ]),
  jobCase('agent-experience', 'agent-experience', [
    '/aicall/use-cases/agent-experience',
    '/smartdialog/nlu',
    '/industries/finance',
    '/industries/telecom',
  ]),
  jobCase('hr-support', 'hr-support', [
    '/aicall/use-cases/hr-support',
    '/smartdialog/workflow',
    '/industries/education',
    '/careers',
  ]),
]

const CALL_USE_CASES = (['sales', 'customer-experience', 'agent-experience', 'hr-support'] as const).map(
  (slug) => callJobCase(slug, slug),
)

const paths = (pages: readonly Page[]) => pages.map(({ path }) => path)

/** Every page of the site, once; navigation, sitemap, hreflang, search and the tests are derived from it. */
export const PAGES: readonly Page[] = [
  page('home', '/', HOME_SECTIONS),
  ...Object.entries(PRODUCT_SECTIONS).map(([path, sections]) => page('product', path, sections)),
  page('hub', '/industries', template.hub(paths(INDUSTRIES))),
  ...INDUSTRIES,
  ...CALL_INDUSTRIES,
  page('hub', '/use-cases', template.hub(paths(USE_CASES))),
  ...USE_CASES,
  ...CALL_USE_CASES,
  ...Object.entries(RESOURCE_SECTIONS).map(([path, sections]) => page('resource', path, sections)),
  ...Object.entries(COMPANY_SECTIONS).map(([path, sections]) => page('company', path, sections)),
  ...['/privacy-policy', '/terms-of-service', '/acceptable-use', '/cookie-policy'].map((path) =>
    page('legal', path, template.legal),
  ),
]

const byPath = new Map(PAGES.map((entry) => [entry.path, entry]))

/** The page at a path; throws on a path that no page has. */
export const pageAt = (path: string): Page => {
  const found = byPath.get(path)
  if (!found) throw new Error(`no page at ${path}`)
  return found
}

/** The pages right below a folder: '/industries' → the ten industries, in the order of the registry. */
export const pagesUnder = (folder: string) =>
  PAGES.filter(({ path }) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'))

/** The last part of those pages' addresses: '/industries' → 'banking', 'finance' … */
export const slugsUnder = (folder: string) =>
  pagesUnder(folder).map(({ path }) => path.slice(folder.length + 1))
