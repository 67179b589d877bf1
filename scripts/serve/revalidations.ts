import { randomUUID } from 'node:crypto'
import { openSiteRedis } from '../../lib/site-redis.ts'

/** The same for all builds and environments: during a rollout two of each are there. */
const CHANNEL = 'song-site:revalidated'

/** Lets the replicas of the site hear of each other's revalidations, over a Redis that may be away for a while. */
export const shareRevalidations = (url: string, onRevalidated: () => void) => {
  const own = randomUUID()
  const speaker = openSiteRedis(url)
  const listener = openSiteRedis(url)
  const subscribe = () =>
    listener.subscribe(CHANNEL, (sender) => {
      if (sender !== own) onRevalidated()
    })
  const open = Promise.all([speaker.connect(), listener.connect().then(subscribe)]).catch(() => undefined)
  return {
    /** Resolves once the others can be heard. */
    open,
    /** Whether a revalidation can reach the others now. */
    isUp: (): boolean => speaker.isReady,
    /** Throws while Redis is away. */
    tell: async (): Promise<void> => {
      await speaker.publish(CHANNEL, own)
    },
    stop: () => {
      listener.destroy()
      speaker.destroy()
    },
  }
}
