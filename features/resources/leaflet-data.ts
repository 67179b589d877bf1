import { z } from 'zod'
import type { ProductId } from '@/lib/contract/enums'

const item = z.object({ title: z.string(), text: z.string() })
const list = z.object({ items: z.array(item).min(3) })

const industrySchema = z.object({ hero: z.object({ lead: z.string() }), problems: list })
const useCaseSchema = z.object({ steps: list })

// AIVoice tells what it can do in its studio section, the other two in their list of features.
const FEATURES: Record<ProductId, string> = { aicall: 'features', aivoice: 'studio', smartdialog: 'features' }

type Content = { meta: { name: string; tagline: string }; texts: Record<string, unknown> }

export type LeafletChoice = { industry: string; useCase: string; product: ProductId }

export type Leaflet = {
  product: { id: ProductId; name: string; tagline: string }
  industry: { name: string; tagline: string }
  useCase: { name: string; tagline: string }
  lead: string
  problems: readonly { title: string; text: string }[]
  steps: readonly { title: string; text: string }[]
  features: readonly { title: string; text: string }[]
}

const COUNT = 3
const STEPS = 4

/** A leaflet out of the content of three pages: the industry's troubles, the job's first steps, the product's first features. Throws where a page has none. */
export const leaflet = (
  product: ProductId,
  pages: { industry: Content; useCase: Content; product: Content },
): Leaflet => {
  const { hero, problems } = industrySchema.parse(pages.industry.texts)
  const { steps } = useCaseSchema.parse(pages.useCase.texts)
  const features = list.parse(pages.product.texts[FEATURES[product]])
  const named = ({ meta: { name, tagline } }: Content) => ({ name, tagline })
  return {
    product: { id: product, ...named(pages.product) },
    industry: named(pages.industry),
    useCase: named(pages.useCase),
    lead: hero.lead,
    problems: problems.items.slice(0, COUNT),
    steps: steps.items.slice(0, STEPS),
    features: features.items.slice(0, COUNT),
  }
}

/** The address of a leaflet. */
export const leafletPath = ({ industry, useCase, product }: Readonly<Record<keyof LeafletChoice, string>>) =>
  `/sales-kit/${industry}/${useCase}/${product}`

/** A menu name inside a sentence: 'Ngân hàng' → 'ngân hàng', but 'HR support' stays. */
export const inSentence = (name: string) =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
