import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listedAddresses, submit } from '../../scripts/lib/indexnow.ts'
import { datesIn } from '../../scripts/lib/page-dates.ts'

const KEY = 'a1b2c3d4e5f6'
const PUBLIC = 'https://songai.example'

const servers: Server[] = []
const listen = (answer: RequestListener) =>
  new Promise<string>((resolve) => {
    const server = createServer(answer)
    servers.push(server)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })

const FILES: Record<string, string> = {
  '/indexnow.txt': `${KEY}\n`,
  '/sitemap.xml': `<sitemapindex><sitemap><loc>${PUBLIC}/sitemaps/a.xml</loc></sitemap><sitemap><loc>${PUBLIC}/sitemaps/b.xml</loc></sitemap></sitemapindex>`,
  '/sitemaps/a.xml': `<urlset><url><loc>${PUBLIC}/old</loc><lastmod>2026-01-01</lastmod></url><url><loc>${PUBLIC}/new</loc><lastmod>2026-11-20</lastmod></url></urlset>`,
  '/sitemaps/b.xml': `<urlset><url><loc>${PUBLIC}/undated</loc></url></urlset>`,
}

let site = ''
let endpoint = ''
let status = 200
let received: unknown[] = []

beforeEach(async () => {
  status = 200
  received = []
  site = await listen(({ url = '' }, response) => {
    const file = FILES[url]
    response.writeHead(file ? 200 : 404).end(file)
  })
  endpoint = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
})

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

test('every address of every sitemap is listed, or those that changed since a day', async () => {
  expect(await listedAddresses(site)).toEqual([`${PUBLIC}/old`, `${PUBLIC}/new`, `${PUBLIC}/undated`])
  expect(await listedAddresses(site, '2026-11-01')).toEqual([`${PUBLIC}/new`])
})

test('the engines are told host, key and addresses', async () => {
  expect(await submit({ endpoint, site, key: KEY, since: '2026-11-01' })).toBe(1)
  expect(received).toEqual([
    {
      host: new URL(site).host,
      key: KEY,
      keyLocation: `${site}/indexnow.txt`,
      urlList: [`${PUBLIC}/new`],
    },
  ])
})

test('a site that does not give the key is not spoken for, and a refusal is an error', async () => {
  await expect(submit({ endpoint, site, key: 'another-key' })).rejects.toThrow('INDEXNOW_KEY')
  expect(received).toEqual([])
  status = 422
  await expect(submit({ endpoint, site, key: KEY })).rejects.toThrow('422')
})

test('a file changed on the day of its newest change', () => {
  const log =
    '@2026-11-22\n\nlocales/vi/pages/a.json\n\n@2026-10-01\n\nlocales/vi/pages/a.json\nlocales/vi/pages/b.json\n'
  expect(datesIn(log)).toEqual({
    'locales/vi/pages/a.json': '2026-11-22',
    'locales/vi/pages/b.json': '2026-10-01',
  })
})
