import { countrySchema } from '../../lib/contract/country.ts'
import type { App } from './app-type.ts'
import { answers, ok } from './reply.ts'

const COUNTRY = /^[A-Z]{2}$/

/**
 * The visitor's address and country. The country is what a content network in front says (`cf-ipcountry`,
 * `x-vercel-ip-country`); without one every address counts as Vietnamese, the default of the site.
 */
export const countryRoutes = (app: App): void => {
  app.get(
    '/country',
    {
      schema: {
        tags: ['visitor'],
        summary: 'The address and country of the visitor',
        response: answers(countrySchema),
      },
    },
    (request) => {
      const said = [request.headers['cf-ipcountry'], request.headers['x-vercel-ip-country']]
      const country = said.find((value) => typeof value === 'string' && COUNTRY.test(value) && value !== 'XX')
      return ok({ ip: request.ip, country: typeof country === 'string' ? country : 'VN' })
    },
  )
}
