import 'server-only'
import { unstable_cache } from 'next/cache'

const RENEW_S = 30

// A page lives as long as the shortest of what it is made from: the one way to say so while it is being made.
const shortLived = unstable_cache(() => Promise.resolve(true), ['renew-soon'], { revalidate: RENEW_S })

/** Has the page that is being rendered made anew after half a minute, in place of five: something it needs is away. */
export const renewSoon = async (): Promise<void> => {
  // Only where pages are rendered ahead is there anything to renew.
  await shortLived().catch(() => undefined)
}
