import { slugsUnder } from '@/features/pages/registry'
import { leafletPath, type LeafletChoice } from '@/features/resources/leaflet-data'
import { PRODUCTS } from '@/lib/contract/enums'

/** The route that renders leaflets, before the language; no address of its own. */
export const LEAFLET_ROUTE = '/leaflets'

/** Every leaflet there is by its path: each industry with each use case and each product. */
export const LEAFLETS: ReadonlyMap<string, LeafletChoice> = new Map(
  slugsUnder('/industries').flatMap((industry) =>
    slugsUnder('/use-cases').flatMap((useCase) =>
      PRODUCTS.map((product) => {
        const choice = { industry, useCase, product }
        return [leafletPath(choice), choice]
      }),
    ),
  ),
)
