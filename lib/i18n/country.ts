import { z } from 'zod'
import { countrySchema } from '../contract/country.ts'
import { networkOf, UNKNOWN_NETWORK } from '../domain/network-address.ts'
import { env } from '../env.ts'
import { serviceUrl } from '../services.ts'

const HOME_COUNTRY = 'VN'
const TIMEOUT_MS = 1000
const CACHE_MS = 3_600_000
const CACHE_FAILURE_MS = 30_000
const MAX_NETWORKS = 5000

const code = countrySchema.shape.country
// Ours in its envelope or without it, or what services that look up addresses call it.
const responseSchema = z.union([
  z.object({ result: z.object({ country: code }) }).transform(({ result }) => result.country),
  z.object({ country: code }).transform(({ country }) => country),
  z.object({ country_code: code }).transform((response) => response.country_code),
  z.object({ countryCode: code }).transform((response) => response.countryCode),
])

type Cached = { country: string; until: number }
const cache = new Map<string, Cached>()

const store = (network: string, country: string, ms: number) => {
  const oldest = cache.size >= MAX_NETWORKS ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(network, { country, until: Date.now() + ms })
  return country
}

const lookUp = async (address: string) => {
  const lookup = env().IP_LOOKUP_URL?.replace('{ip}', encodeURIComponent(address))
  const response = await fetch(lookup ?? serviceUrl('/country'), {
    // Another's service learns the address it is asked about and nothing else.
    headers: lookup ? {} : { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return responseSchema.parse(await response.json())
}

/** The visitor's country (ISO code) from the CDN's header, else the country service within 1 s, else VN; kept per network. */
export const visitorCountry = async (headers: Headers): Promise<string> => {
  const fromCdn = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country')
  if (fromCdn && /^[A-Z]{2}$/.test(fromCdn) && fromCdn !== 'XX') return fromCdn
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const network = networkOf(address)
  if (network === UNKNOWN_NETWORK) return HOME_COUNTRY
  const hit = cache.get(network)
  if (hit && hit.until > Date.now()) return hit.country
  try {
    return store(network, await lookUp(address), CACHE_MS)
  } catch {
    return store(network, HOME_COUNTRY, CACHE_FAILURE_MS)
  }
}
