import { deserialize, serialize } from 'node:v8'
import { RESP_TYPES } from '@redis/client'
import { LRUCache } from 'lru-cache'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import { siteRedis, siteSpace } from '../../lib/site-redis.ts'

type Entry = NonNullable<Awaited<ReturnType<CacheHandler['get']>>>
type Control = Pick<Entry, 'cacheControl'>
type Stored = { generation: number; entry: Entry }

/** A page nobody asked for in so long is rendered again. */
const KEEP_S = 7 * 86_400
const MAX_KEYS = 5_000

const generationKey = () => `${siteSpace()}:generation`
const pageKey = (key: string) => `${siteSpace()}:page:${key}`

/** Which generation a page that is rendered after this look belongs to: what is thrown away meanwhile must not come back. */
const renderedIn = new LRUCache<string, number>({ max: MAX_KEYS })

const say = (error: unknown) =>
  console.warn(JSON.stringify({ level: 'warn', event: 'pages_not_shared', reason: String(error) }))

/**
 * Next's cache of rendered pages in Redis, for all replicas of the site. A revalidation throws every page away: the one there is,
 * `/internal/revalidate`, asks for that. While Redis is away each page is rendered anew, and the page cache in memory goes on.
 */
export default class SharedCache implements CacheHandler {
  async get(key: string): Promise<Entry | null> {
    try {
      const redis = (await siteRedis())?.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
      if (!redis) return null
      const [now, bytes] = await redis.mGet([generationKey(), pageKey(key)])
      const generation = Number(now ?? 0)
      const stored: Stored | null = bytes ? deserialize(bytes) : null
      renderedIn.set(key, generation)
      if (stored?.generation === generation) return stored.entry
    } catch (error) {
      say(error)
    }
    return null
  }

  async set(key: string, value: object | null, { cacheControl }: Control): Promise<void> {
    try {
      const redis = await siteRedis()
      if (!redis || !value) return
      const generation = renderedIn.get(key) ?? Number((await redis.get(generationKey())) ?? 0)
      const entry = { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) }
      await redis.set(pageKey(key), serialize({ generation, entry }), {
        expiration: { type: 'EX', value: KEEP_S },
      })
    } catch (error) {
      say(error)
    }
  }

  async revalidateTag(): Promise<void> {
    const redis = await siteRedis()
    await redis?.incr(generationKey())
  }

  resetRequestCache(): void {}
}
