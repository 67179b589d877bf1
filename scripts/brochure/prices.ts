import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  callPriceListSchema,
  packageChargeListSchema,
  packageChargeSchema,
} from '../../lib/contract/prices.ts'

const ask = async (api: string, path: string): Promise<unknown> => {
  const answer = await fetch(`${api}/api/v1${path}`)
  const { result } = z.object({ result: z.unknown() }).parse(await answer.json())
  return result
}

const seed = (name: string): unknown => JSON.parse(readFileSync(`platform/seed/${name}.json`, 'utf8'))

const active = () =>
  z
    .array(packageChargeSchema.extend({ is_active: z.boolean() }))
    .parse(seed('package-charges'))
    .filter(({ is_active }) => is_active)

const newest = (list: z.infer<typeof callPriceListSchema>, today: string) =>
  list
    .filter(({ sip_type, effective_from }) => sip_type === 'mobile' && effective_from <= today)
    .toSorted((left, right) => right.effective_from.localeCompare(left.effective_from))
    .at(0)

/** The block price in force on a day (`2026-11-21`) and the packages on sale: from a running API, else from the seed of the platform. */
export const readPrices = async (today: string, api = process.env['API_URL']) => {
  const prices = api ? await ask(api, '/psyg-prices?sip_type=mobile') : seed('call-prices')
  const packages = api ? await ask(api, '/package-charges?active=true') : active()
  const price = newest(callPriceListSchema.parse(prices), today)
  if (!price) throw new Error('brochure: no price of a call is in force')
  return { price, packages: packageChargeListSchema.parse(packages) }
}

export type BrochurePrices = Awaited<ReturnType<typeof readPrices>>
