import { once } from 'node:events'
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerFromCache } from '../../../scripts/serve/front.ts'
import type { PageCache } from '../../../scripts/serve/page-cache.ts'
import { openStaticFiles } from '../../../scripts/serve/static-files.ts'

const BROWSER = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0',
  'accept-encoding': 'gzip, br',
}
const CRAWLER = { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

const cached = (text: string) => {
  const body = brotliCompressSync(text)
  const etag = `"${text}"`
  const unchangedHeaders = ['etag', etag, 'cache-control', 's-maxage=300', 'vary', 'Accept-Encoding']
  const content = [
    'content-type',
    'text/html',
    'content-encoding',
    'br',
    'content-length',
    String(body.length),
  ]
  return { headers: [...unchangedHeaders, ...content], unchangedHeaders, etag, body, source: text }
}

const pages: PageCache = {
  get: (pathname, encoding) => {
    const text = { '/': 'vi', '/en': 'en' }[pathname]
    return text && encoding === 'br' ? cached(text) : undefined
  },
  load: () => Promise.resolve(),
  clear: () => undefined,
}

let server: Server
let port: number

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const ask = async (pathname: string, headers: Record<string, string>, method = 'GET'): Promise<Reply> => {
  const request = send({ port, host: '127.0.0.1', path: pathname, headers, method })
  request.end()
  const [response] = await once(request, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(folder, '_next/static'), { recursive: true })
  for (const name of ['_next/static/a.js', 'words.json']) {
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(name))
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(name))
  }
  const answerPage = answerFromCache(pages, ({ headers }) => {
    if (headers['x-settled']) headers['cf-ipcountry'] = headers['x-settled']
  })
  const answerStatic = openStaticFiles(folder)
  server = createServer(async (request, response) => {
    if ((await answerPage(request, response)) || (await answerStatic(request, response))) return
    response.writeHead(299).end('renderer')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => server.close())

describe('answers out of memory', () => {
  test('a page comes with its bytes, its length and its tag', async () => {
    const { status, headers, body } = await ask('/en', BROWSER)
    expect(status).toBe(200)
    expect(brotliDecompressSync(body).toString()).toBe('en')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['content-encoding']).toBe('br')
  })

  test('the same page again is 304, without a body', async () => {
    const { status, headers, body } = await ask('/en', { ...BROWSER, 'if-none-match': 'W/"other", "en"' })
    expect(status).toBe(304)
    expect(body).toHaveLength(0)
    expect(headers.etag).toBe('"en"')
  })

  test('HEAD has the same headers and no body', async () => {
    const { status, headers, body } = await ask('/en', BROWSER, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body).toHaveLength(0)
  })

  test.each([
    ['a visitor who chose English', '/', { ...BROWSER, cookie: 'a=1; lng=en' }, 299],
    ['a visitor who chose Vietnamese', '/', { ...BROWSER, cookie: 'lng=vi' }, 200],
    ['a visitor from abroad', '/', { ...BROWSER, 'cf-ipcountry': 'US' }, 299],
    ['a visitor from where the settled headers say', '/', { ...BROWSER, 'x-settled': 'US' }, 299],
    ['a visitor at home', '/', { ...BROWSER, 'cf-ipcountry': 'VN' }, 200],
    ['a crawler from abroad', '/', { ...CRAWLER, 'cf-ipcountry': 'US' }, 200],
    ['a change of language', '/en?lng=vi', BROWSER, 299],
    ['a query that means nothing to the page', '/en?utm_source=a', BROWSER, 200],
    ['the data of a page', '/en', { ...BROWSER, rsc: '1' }, 299],
    ['a browser that unpacks nothing', '/en', { accept: 'text/html' }, 299],
    ['a page nobody asked for yet', '/en/about-us', BROWSER, 299],
  ])('%s: %s', async (_name, pathname, headers, status) => {
    expect((await ask(pathname, headers)).status).toBe(status)
  })

  test('a form that is posted never meets the cache', async () => {
    expect((await ask('/en', BROWSER, 'POST')).status).toBe(299)
  })
})

describe('static files', () => {
  test('a file with a hash in its name is kept for good', async () => {
    const { status, headers, body } = await ask('/_next/static/a.js', BROWSER)
    expect(status).toBe(200)
    expect(brotliDecompressSync(body).toString()).toBe('_next/static/a.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toContain('javascript')
    const again = await ask('/_next/static/a.js', { ...BROWSER, 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  })

  test('another file is asked about each time', async () => {
    const { headers } = await ask('/words.json?v=1', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['cache-control']).toBe('public, max-age=0')
  })

  test.each([
    '/_next/static/../words.json',
    '/..%2fwords.json',
    '/words.json.br',
    '/nope.js',
    '//words.json',
  ])('%s is no file of ours', async (pathname) => {
    expect((await ask(pathname, BROWSER)).status).toBe(299)
  })

  test('a part of a file is left to the renderer', async () => {
    expect((await ask('/words.json', { ...BROWSER, range: 'bytes=0-3' })).status).toBe(299)
  })
})
