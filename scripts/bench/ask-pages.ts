import { readFileSync } from 'node:fs'

const VISITORS = 4
// Browsers and simpler clients: each encoding of a page is kept by itself.
const ACCEPTED = ['gzip, deflate, br, zstd', 'gzip']

type Manifest = { routes: Record<string, { srcRoute: string | null }> }

/** The addresses of every prerendered page of the build that stands here. */
const pageAddresses = (): string[] => {
  const { routes }: Manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  return Object.entries(routes)
    .filter(([, { srcRoute }]) => `${srcRoute}/`.startsWith('/[lang]/'))
    .map(([address]) => address.replace(/^\/vi(?=\/|$)/, '') || '/')
}

/** Asks for all pages in turns for so long, in every encoding; gives how many were answered. Throws where one was not. */
export const askPages = async (origin: string, ms: number): Promise<number> => {
  const addresses = pageAddresses()
  const end = performance.now() + ms
  let asked = 0
  const visit = async () => {
    while (performance.now() < end) {
      const address = addresses[asked % addresses.length] ?? '/'
      const round = Math.floor(asked / addresses.length)
      asked += 1
      const headers = { 'accept-encoding': ACCEPTED[round % ACCEPTED.length] ?? '' }
      const response = await fetch(origin + address, { headers, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  return asked
}
