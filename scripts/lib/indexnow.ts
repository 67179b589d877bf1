import { z } from 'zod'
import { XMLParser } from 'fast-xml-parser'

const MOST = 10_000
const ACCEPTED = [200, 202]

const listOf = <Schema extends z.ZodType>(entry: Schema) =>
  z.preprocess((value) => (value === undefined || value === '' ? [] : [value].flat()), z.array(entry))
const indexSchema = z.object({ sitemapindex: z.object({ sitemap: listOf(z.object({ loc: z.url() })) }) })
const sitemapSchema = z.object({
  urlset: z.object({ url: listOf(z.object({ loc: z.url(), lastmod: z.string().optional() })) }),
})

const parser = new XMLParser({ parseTagValue: false })

const readXml = async <Schema extends z.ZodType>(address: string, schema: Schema) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return schema.parse(parser.parse(await answer.text()))
}

/** The addresses a site's sitemaps list; with `since` (`2026-11-20`) only those that changed on that day or later. */
export const listedAddresses = async (site: string, since = ''): Promise<string[]> => {
  const { sitemapindex } = await readXml(`${site}/sitemap.xml`, indexSchema)
  const lists = await Promise.all(
    // Asked where the site is, whatever address it goes by in public.
    sitemapindex.sitemap.map(({ loc }) => readXml(site + new URL(loc).pathname, sitemapSchema)),
  )
  return lists
    .flatMap(({ urlset }) => urlset.url)
    .filter(({ lastmod = '' }) => lastmod >= since)
    .map(({ loc }) => loc)
}

type Submission = { endpoint: string; site: string; key: string; since?: string | undefined }

/** Names the pages of a site to the search engines behind an IndexNow endpoint and gives how many; throws when the key is not served or the endpoint refuses. */
export const submit = async ({ endpoint, site, key, since }: Submission): Promise<number> => {
  const keyLocation = `${site}/indexnow.txt`
  if ((await (await fetch(keyLocation)).text()).trim() !== key)
    throw new Error(`${keyLocation} does not give INDEXNOW_KEY: is the site running with it?`)
  const addresses = await listedAddresses(site, since)
  for (let first = 0; first < addresses.length; first += MOST) {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(site).host,
        key,
        keyLocation,
        urlList: addresses.slice(first, first + MOST),
      }),
    })
    if (!ACCEPTED.includes(answer.status))
      throw new Error(`${endpoint}: ${answer.status} ${await answer.text()}`)
  }
  return addresses.length
}
