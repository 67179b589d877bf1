import { LRUCache } from 'lru-cache'
import { compress, decompress, type Encoding } from './encoding.ts'
import type { FinishPage } from './finish-page.ts'

/** A page as it is sent. Headers are names and values in turns, which Node writes as they are; `source` is the renderer's tag. */
export type CachedPage = {
  headers: string[]
  /** For somebody who has these bytes. */
  unchangedHeaders: string[]
  etag: string
  body: Buffer
  source: string
}

export type PageCache = {
  /** A page's bytes, which are looked at again in the background where that was long ago. */
  get: (pathname: string, encoding: Encoding) => CachedPage | undefined
  /** Fetches and compresses a page; resolves when it is there, or when the renderer gave none that may be kept. */
  load: (pathname: string, encoding: Encoding) => Promise<void>
  clear: () => void
}

/** What is true of one connection or between the framework's own parts, and not of the page. */
const NOT_KEPT = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]

const POLICY = 'content-security-policy'

type StoredPage = CachedPage & { common: Record<string, string>; checkAt: number; visits: number }

/** A page that was asked for so often is worth half a second of compressing. */
const POPULAR = 10

const mayBeKept = ({ status, headers }: Response) =>
  status === 200 &&
  headers.get('x-nextjs-prerender') === '1' &&
  (headers.get('content-type')?.startsWith('text/html') ?? false) &&
  !headers.has('set-cookie')

type Compressed = { common: Record<string, string>; source: string; encoding: Encoding; body: Buffer }

const toPage = ({ common, source, encoding, body }: Compressed) => {
  const etag = `"${source.replace(/^W\/|"/g, '')}-${encoding}${body.length}"`
  const headers = { ...common, etag, 'content-encoding': encoding, 'content-length': String(body.length) }
  const unchanged = Object.entries(headers).filter(
    ([name]) => !name.startsWith('content-') || name === POLICY,
  )
  return {
    headers: Object.entries(headers).flat(),
    unchangedHeaders: unchanged.flat(),
    etag,
    body,
    source,
    common,
  }
}

type Options = {
  /** Where the renderer answers. */
  origin: string
  maxBytes: number
  /** A page is asked about again at most this often, in milliseconds. */
  refreshMs: number
  /** Asked once per page that is kept. */
  finish: FinishPage
  /** What every answer carries. */
  headers: Record<string, string>
  now?: () => number
}

/** Keeps the compressed bytes of prerendered pages in memory: made once per content and encoding, bounded by bytes. */
export const createPageCache = ({
  origin,
  maxBytes,
  refreshMs,
  finish,
  headers: always,
  now = Date.now,
}: Options): PageCache => {
  const pages = new LRUCache<string, StoredPage>({
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
    // A stale page is on its way to be rendered anew: the next visit asks again.
    const checkAt = now() + (answer.headers.get('x-nextjs-cache') === 'STALE' ? 0 : refreshMs)
    if (cached && answer.status === 304) {
      cached.checkAt = checkAt
      return
    }
    if (!mayBeKept(answer)) {
      await answer.body?.cancel()
      if (startedIn === generation) pages.delete(key)
      return
    }
    const source = answer.headers.get('etag') ?? ''
    const { html, policy } = finish(await answer.text())
    const vary = `${answer.headers.get('vary') ?? ''}, Accept-Encoding`.replace(/^, /, '')
    const kept = [...answer.headers].filter(([name]) => !NOT_KEPT.includes(name))
    const common = { ...always, ...Object.fromEntries(kept), vary, [POLICY]: policy }
    const body = await compress(Buffer.from(html), encoding, 'quick')
    // Whatever was thrown away meanwhile must not come back.
    if (startedIn !== generation) return
    pages.set(key, { ...toPage({ common, source, encoding, body }), checkAt, visits: 0 })
  }

  const compressBest = async (key: string, encoding: Encoding) => {
    const page = pages.peek(key)
    if (!page) return
    const body = await compress(await decompress(page.body, encoding), encoding, 'best')
    if (pages.peek(key) !== page || body.length >= page.body.length) return
    pages.set(key, { ...page, ...toPage({ common: page.common, source: page.source, encoding, body }) })
  }

  // One after another: visitors need the cores more. By name, each once: what waits must not hold the bytes of pages that were made anew meanwhile.
  const waiting = new Set<string>()
  let improving = Promise.resolve()
  const improve = (key: string, encoding: Encoding) => {
    if (encoding === 'gzip' || waiting.has(key)) return
    waiting.add(key)
    improving = improving
      .then(() => {
        waiting.delete(key)
        return compressBest(key, encoding)
      })
      .catch(() => undefined)
  }

  // One after another: each takes up to 17 MB while it is compressed.
  let last = Promise.resolve()
  const load = (pathname: string, encoding: Encoding) => {
    const key = `${encoding} ${pathname}`
    const running = loading.get(key)
    if (running) return running
    // A renderer that fails leaves what is there; the next visit tries again.
    last = last
      .then(() => render(key, pathname, encoding))
      .catch(() => undefined)
      .finally(() => loading.delete(key))
    loading.set(key, last)
    return last
  }

  return {
    get: (pathname, encoding) => {
      const key = `${encoding} ${pathname}`
      const page = pages.get(key)
      if (!page) return undefined
      page.visits += 1
      if (page.visits === POPULAR) improve(key, encoding)
      if (now() > page.checkAt) void load(pathname, encoding)
      return page
    },
    load,
    clear: () => {
      generation += 1
      pages.clear()
    },
  }
}
