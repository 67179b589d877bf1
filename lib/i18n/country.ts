import { env } from '@/lib/env'

const HOME_COUNTRY = 'VN'
const LIMIT_MS = 1000
const KEEP_MS = 3_600_000
const KEEP_FAILURE_MS = 30_000
const MAX_ADDRESSES = 5000

type Known = { country: string; until: number }
const known = new Map<string, Known>()

const remember = (address: string, country: string, ms: number) => {
  const oldest = known.size >= MAX_ADDRESSES ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(address, { country, until: Date.now() + ms })
  return country
}

const ask = async (address: string) => {
  const { GEO_API_URL, API_URL } = env()
  const answer = await fetch(`${GEO_API_URL ?? API_URL}/api/v1/country`, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const body: unknown = await answer.json()
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined
  const country =
    typeof result === 'object' && result !== null && 'country' in result ? result.country : undefined
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) throw new Error('no country in the answer')
  return country
}

/** The visitor's country (ISO code) from the CDN's header, else the country service within 1 s, else VN; kept per address. */
export const visitorCountry = async (headers: Headers): Promise<string> => {
  const fromCdn = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country')
  if (fromCdn && /^[A-Z]{2}$/.test(fromCdn) && fromCdn !== 'XX') return fromCdn
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const hit = known.get(address)
  if (hit && hit.until > Date.now()) return hit.country
  try {
    return remember(address, await ask(address), KEEP_MS)
  } catch {
    return remember(address, HOME_COUNTRY, KEEP_FAILURE_MS)
  }
}
