import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCache, type CachedPage, type PageCache } from '../../../scripts/serve/page-cache.ts'

const PRERENDERED = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let answer: Answer
let requests: IncomingMessage[]
let clock: number

const page = (text: string, headers: Record<string, string> = {}): Answer => {
  const etag = `"${text.length}-${text.at(0)}"`
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { ...PRERENDERED, etag, 'x-frame-options': 'SAMEORIGIN', ...headers }).end(text)
  }
}

const open = (options: { maxBytes?: number } = {}): PageCache => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return createPageCache({
    origin: `http://127.0.0.1:${address.port}`,
    maxBytes: options.maxBytes ?? 1_000_000,
    refreshMs: 1_000,
    headers: { 'x-always': 'here' },
    finish: (html) => ({ html, policy: `script-src '${html.length}'` }),
    now: () => clock,
  })
}

const textOf = (pages: PageCache, pathname: string) => {
  const found = pages.get(pathname, 'br')
  return found && brotliDecompressSync(found.body).toString()
}

beforeEach(async () => {
  clock = 0
  requests = []
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const headerOf = (page: CachedPage | undefined, name: string) => page?.headers[page.headers.indexOf(name) + 1]

describe('page cache', () => {
  test('keeps a prerendered page compressed, with the headers of the page', async () => {
    answer = page('a page'.repeat(100))
    const pages = open()
    await pages.load('/about-us', 'br')
    expect(textOf(pages, '/about-us')).toBe('a page'.repeat(100))
    const found = pages.get('/about-us', 'br')
    expect(headerOf(found, 'content-encoding')).toBe('br')
    expect(headerOf(found, 'content-length')).toBe(String(found?.body.length))
    expect(headerOf(found, 'x-frame-options')).toBe('SAMEORIGIN')
    expect(headerOf(found, 'x-always')).toBe('here')
    expect(headerOf(found, 'vary')).toContain('Accept-Encoding')
    expect(found?.unchangedHeaders).toContain('content-security-policy')
    expect(found?.unchangedHeaders).not.toContain('content-length')
    expect(pages.get('/about-us', 'gzip')).toBeUndefined()
  })

  test('a page that many ask for is compressed as well as can be, once', async () => {
    answer = page(Array.from({ length: 4_000 }, (_, index) => Math.sin(index)).join('<p>'))
    const pages = open()
    await pages.load('/', 'br')
    const first = pages.get('/', 'br')
    for (let visit = 0; visit < 20; visit += 1) pages.get('/', 'br')
    await expect.poll(() => pages.get('/', 'br')?.body.length).toBeLessThan(first?.body.length ?? 0)
    const best = pages.get('/', 'br')
    expect(best?.etag).not.toBe(first?.etag)
    expect(headerOf(best, 'etag')).toBe(best?.etag)
    expect(brotliDecompressSync(best?.body ?? '').equals(brotliDecompressSync(first?.body ?? ''))).toBe(true)
    expect(requests).toHaveLength(1)
  })

  test('many who ask at once cost one rendering', async () => {
    answer = page('one')
    const pages = open()
    await Promise.all(Array.from({ length: 20 }, () => pages.load('/', 'br')))
    expect(requests).toHaveLength(1)
  })

  test('pages are made one after another: each takes memory for so long', async () => {
    const waiting: (() => void)[] = []
    const pages = open()
    answer = (request, response) => void waiting.push(() => page('one')(request, response))
    const loads = ['/', '/about-us'].map((pathname) => pages.load(pathname, 'br'))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    waiting[0]?.()
    await loads[0]
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    waiting[1]?.()
    await loads[1]
  })

  test.each([
    [
      'an error',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(500, PRERENDERED).end('x'),
    ],
    ['a personal answer', page('mine', { 'set-cookie': 'a=b' })],
    ['a page rendered for one visitor', page('now', { 'x-nextjs-prerender': '0' })],
    ['what is no page', page('{}', { 'content-type': 'application/json' })],
    [
      'a redirect',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(307, { location: '/en' }).end(),
    ],
  ] as [string, Answer][])('%s is not kept', async (_name, given) => {
    answer = given
    const pages = open()
    await pages.load('/', 'br')
    expect(pages.get('/', 'br')).toBeUndefined()
  })

  test('a page that was rendered again takes the place of the old one, which is shown until then', async () => {
    answer = page('old')
    const pages = open()
    await pages.load('/', 'br')
    answer = page('fresh')
    clock = 1_001
    expect(textOf(pages, '/')).toBe('old')
    await vi.waitFor(() => expect(textOf(pages, '/')).toBe('fresh'))
  })

  test('a page that is being rendered anew is looked at again with the next visit', async () => {
    answer = page('old', { 'x-nextjs-cache': 'STALE' })
    const pages = open()
    await pages.load('/', 'br')
    answer = page('fresh')
    clock = 1
    expect(textOf(pages, '/')).toBe('old')
    await vi.waitFor(() => expect(textOf(pages, '/')).toBe('fresh'))
  })

  test('an unchanged page is asked about once in a while and not compressed again', async () => {
    answer = page('same')
    const pages = open()
    await pages.load('/', 'br')
    clock = 1_001
    pages.get('/', 'br')
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    await pages.load('/', 'br')
    clock = 1_500
    pages.get('/', 'br')
    expect(requests.filter(({ headers }) => headers['if-none-match'])).toHaveLength(requests.length - 1)
    expect(textOf(pages, '/')).toBe('same')
  })

  test('a renderer that fails leaves the page as it was', async () => {
    answer = page('kept')
    const pages = open()
    await pages.load('/', 'br')
    answer = (_request, response) => response.destroy()
    clock = 1_001
    await pages.load('/', 'br')
    expect(textOf(pages, '/')).toBe('kept')
  })

  test('what is being fetched while everything is thrown away does not come back', async () => {
    const pages = open()
    let release: () => void = () => undefined
    answer = (request, response) => {
      release = () => page('old')(request, response)
    }
    const loading = pages.load('/', 'br')
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    pages.clear()
    release()
    await loading
    expect(pages.get('/', 'br')).toBeUndefined()
  })

  test('memory is bounded: the page least in use goes first', async () => {
    answer = (request, response) => page(`${request.url ?? ''}${Math.random()}`)(request, response)
    const pages = open({ maxBytes: 100 })
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) await pages.load(path, 'br')
    expect(pages.get('/1', 'br')).toBeUndefined()
    expect(pages.get('/7', 'br')).toBeDefined()
  })
})
