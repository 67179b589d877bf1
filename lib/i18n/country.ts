import { z } from 'zod'
import { countrySchema } from '../contract/country.ts'
import { networkOf, UNKNOWN_NETWORK } from '../domain/network-address.ts'
import { env } from '../env.ts'
import { serviceUrl } from '../services.ts'

const HOME_COUNTRY = 'VN'
const LIMIT_MS = 1000
const KEEP_MS = 3_600_000
const KEEP_FAILURE_MS = 30_000
const MAX_NETWORKS = 5000

const code = countrySchema.shape.country
// Ours in its envelope or without it, or what services that look up addresses call it.
const answerSchema = z.union([
  z.object({ result: z.object({ country: code }) }).transform(({ result }) => result.country),
  z.object({ country: code }).transform(({ country }) => country),
  z.object({ country_code: code }).transform((answer) => answer.country_code),
  z.object({ countryCode: code }).transform((answer) => answer.countryCode),
])

type Known = { country: string; until: number }
const known = new Map<string, Known>()

const remember = (network: string, country: string, ms: number) => {
  const oldest = known.size >= MAX_NETWORKS ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(network, { country, until: Date.now() + ms })
  return country
}

const ask = async (address: string) => {
  const lookup = env().IP_LOOKUP_URL?.replace('{ip}', encodeURIComponent(address))
  const answer = await fetch(lookup ?? serviceUrl('/country'), {
    // Another's service learns the address it is asked about and nothing else.
    headers: lookup ? {} : { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  return answerSchema.parse(await answer.json())
}

/** The visitor's country (ISO code) from the CDN's header, else the country service within 1 s, else VN; kept per network. */
export const visitorCountry = async (headers: Headers): Promise<string> => {
  const fromCdn = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country')
  if (fromCdn && /^[A-Z]{2}$/.test(fromCdn) && fromCdn !== 'XX') return fromCdn
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const network = networkOf(address)
  if (network === UNKNOWN_NETWORK) return HOME_COUNTRY
  const hit = known.get(network)
  if (hit && hit.until > Date.now()) return hit.country
  try {
    return remember(network, await ask(address), KEEP_MS)
  } catch {
    return remember(network, HOME_COUNTRY, KEEP_FAILURE_MS)
  }
}
