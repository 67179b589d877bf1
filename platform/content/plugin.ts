import fp from 'fastify-plugin'
import { API_BASE } from '../../lib/contract/paths.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'
import { contentRoutes, countryRoutes, voiceRoutes } from './content-routes.ts'
import { pricingRoutes } from './pricing-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: Catalogue
  }
}

/** What every visitor may read, from the seed records: content, voices, prices, and from where they ask. */
export const contentPlugin = fp(
  async (app) => {
    app.decorate('catalogue', loadCatalogue())
    for (const routes of [contentRoutes, voiceRoutes, countryRoutes, pricingRoutes])
      await app.register(routes, { prefix: API_BASE })
  },
  { name: 'content', dependencies: ['api'] },
)
