import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type APIRequestContext } from 'playwright/test'
import { z } from 'zod'
import { readSitemap } from './support/site'
import { at, LANGS } from './support/words'

/** Hundreds of leaflets are one template; those of one industry stand for all. */
const isLikeOthers = (path: string) => /\/sales-kit\/(?!banking\/)[^/]+\/./.test(path)

const UNLINKED = ['/styleguide', '/no-such-page']
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const FLAGS = ['--stdout', '--exit-zero-always', '--errors-only', '--format', 'json', '--no-langdetect']

const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().default('') })),
})

/** The HTML of every page by its address: those of the sitemap, whatever they link to, and those that nothing leads to. */
const readPages = async (request: APIRequestContext) => {
  const pages = new Map<string, string>()
  const open = [
    ...(await readSitemap(request)),
    ...UNLINKED.flatMap((page) => LANGS.map((lang) => at(lang, page))),
  ]
  for (let address = open.pop(); address; address = open.pop()) {
    if (pages.has(address) || isLikeOthers(address)) continue
    const answer = await request.get(address)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    pages.set(address, html)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)) open.push(href)
  }
  return pages
}

test('every page is valid HTML', { tag: '@java' }, async ({ request }, { outputDir }) => {
  test.setTimeout(300_000)
  const pages = await readPages(request)
  expect(pages.size).toBeGreaterThan(100)
  await mkdir(outputDir, { recursive: true })
  const addresses = new Map<string, string>()
  for (const [address, html] of pages) {
    const file = path.join(outputDir, `${addresses.size}.html`)
    await writeFile(file, html)
    addresses.set(`file:${file}`, address)
  }
  const files = [...addresses.keys()].map((address) => address.slice('file:'.length))
  const { stdout } = await promisify(execFile)('java', ['-jar', CHECKER, ...FLAGS, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const faults = reportSchema
    .parse(JSON.parse(stdout))
    .messages.map(({ url, message, extract }) => `${addresses.get(url)}: ${message} ${extract}`)
  expect(faults).toEqual([])
})
