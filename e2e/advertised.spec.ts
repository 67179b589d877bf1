import { expect, test } from 'playwright/test'
import { readSitemap } from './support/site'
import { LANGS, langOf } from './support/words'

/** Pages that no sitemap names. */
const UNLISTED = [
  '/portal',
  '/portal/aicall',
  '/resources/news',
  '/resources/aicall',
  '/sales-kit/banking/sales/aicall',
  '/styleguide',
  '/nowhere',
]

const AT_ONCE = 8

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

const attributesOf = (tag: string) =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]))

const ADVERTISING_LINKS = /^(canonical|alternate|icon|shortcut icon|apple-touch-icon|manifest)$/
const ADVERTISING_METAS = /^(og:(url|image|video|audio)|twitter:image)$/

const graphsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, graph = '']) => graph,
  )

/** Every address a page names for others to fetch: in its head and in its structured data. */
const advertisedBy = (html: string) => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const metas = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  return [
    ...links.filter((link) => ADVERTISING_LINKS.test(link.get('rel') ?? '')).map((link) => link.get('href')),
    ...metas
      .filter((meta) => ADVERTISING_METAS.test(meta.get('property') ?? meta.get('name') ?? ''))
      .map((meta) => meta.get('content')),
    ...graphsOf(html).flatMap((graph) => [...graph.matchAll(/"(https?:[^"\\]+)"/g)].map(([, url]) => url)),
  ].filter((address) => address !== undefined)
}

for (const lang of LANGS) {
  test(`${lang}: every address of ours that a page advertises answers, and every listed page names the business`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const listed = (await readSitemap(request)).filter((path) => langOf(path) === lang)
    const jobs = listed.filter((path) => path.includes('/careers/')).map((path) => `${path}/apply`)
    const unlisted = UNLISTED.map((path) => (lang === 'vi' ? path : `/en${path}`))
    const pageOf = new Map<string, string>()
    for (const path of [...listed, ...jobs, ...unlisted]) {
      const html = await (await request.get(path)).text()
      for (const address of advertisedBy(html)) {
        const url = new URL(address, baseURL)
        url.hash = ''
        if (url.origin === baseURL && !pageOf.has(url.href)) pageOf.set(url.href, path)
      }
      if (listed.includes(path)) {
        const named = graphsOf(html).filter((graph) => graph.includes('"LocalBusiness"'))
        expect.soft(named, `${path} names the business once`).toHaveLength(1)
      }
    }
    expect(pageOf.size).toBeGreaterThan(listed.length)
    const asked = [...pageOf]
    for (let first = 0; first < asked.length; first += AT_ONCE) {
      const answers = asked.slice(first, first + AT_ONCE).map(async ([address, path]) => {
        expect.soft((await request.get(address)).status(), `${address} on ${path}`).toBe(200)
      })
      await Promise.all(answers)
    }
  })
}

test('the icons of the manifest answer', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect.soft((await request.get(src)).status(), src).toBe(200)
  expect((await request.get(manifest.start_url)).status()).toBe(200)
})
