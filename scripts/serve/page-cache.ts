import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from './encoding.ts'

export type CachedPage = {
  headers: OutgoingHttpHeaders
  etag: string
  body: Buffer
  source: string
  checkedAt: number
}

export type PageCache = {
  /** A page's bytes, which are looked at again in the background where that was long ago. */
  get: (pathname: string, encoding: Encoding) => CachedPage | undefined
  /** Fetches and compresses a page; resolves when it is there, or when the renderer gave none that may be kept. */
  load: (pathname: string, encoding: Encoding) => Promise<void>
  clear: () => void
}

const PER_CONNECTION = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
  'x-middleware-rewrite',
]

const mayBeKept = ({ status, headers }: Response) =>
  status === 200 &&
  headers.get('x-nextjs-prerender') === '1' &&
  (headers.get('content-type')?.startsWith('text/html') ?? false) &&
  !headers.has('set-cookie')

const pageHeaders = (headers: Headers, encoding: Encoding, etag: string): OutgoingHttpHeaders => {
  const kept = Object.fromEntries([...headers].filter(([name]) => !PER_CONNECTION.includes(name)))
  const vary = `${headers.get('vary') ?? ''}, Accept-Encoding`.replace(/^, /, '')
  return { ...kept, vary, etag, 'content-encoding': encoding }
}

type Options = {
  /** Where the renderer answers. */
  origin: string
  maxBytes: number
  /** A page is asked about again at most this often, in milliseconds. */
  refreshMs: number
  now?: () => number
}

/** Keeps the compressed bytes of prerendered pages in memory: made once per content and encoding, bounded by bytes. */
export const createPageCache = ({ origin, maxBytes, refreshMs, now = Date.now }: Options): PageCache => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  })
  const loading = new Map<string, Promise<void>>()
  let generation = 0

  const render = async (key: string, pathname: string, encoding: Encoding) => {
    const startedIn = generation
    const cached = pages.get(key)
    // No cookie and no `accept: text/html`: the renderer never sends such a visitor to another language.
    const headers = { 'accept-encoding': 'identity', ...(cached && { 'if-none-match': cached.source }) }
    const answer = await fetch(origin + pathname, { headers, redirect: 'manual' })
    if (cached && answer.status === 304) {
      cached.checkedAt = now()
      return
    }
    if (!mayBeKept(answer)) {
      await answer.body?.cancel()
      if (startedIn === generation) pages.delete(key)
      return
    }
    const source = answer.headers.get('etag') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const store = (body: Buffer) => {
      // Whatever was thrown away meanwhile must not come back.
      if (startedIn !== generation) return
      const etag = `"${source.replace(/^W\/|"/g, '')}-${encoding}${body.length}"`
      pages.set(key, {
        headers: pageHeaders(answer.headers, encoding, etag),
        etag,
        body,
        source,
        checkedAt: now(),
      })
    }
    store(await compress(bytes, encoding, 'quick'))
    void compress(bytes, encoding, 'best').then(store, () => undefined)
  }

  const load = (pathname: string, encoding: Encoding) => {
    const key = `${encoding} ${pathname}`
    const running = loading.get(key)
    if (running) return running
    // A renderer that fails leaves what is there; the next visit tries again.
    const started = render(key, pathname, encoding)
      .catch(() => undefined)
      .finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }

  return {
    get: (pathname, encoding) => {
      const page = pages.get(`${encoding} ${pathname}`)
      if (page && now() - page.checkedAt > refreshMs) void load(pathname, encoding)
      return page
    },
    load,
    clear: () => {
      generation += 1
      pages.clear()
    },
  }
}
