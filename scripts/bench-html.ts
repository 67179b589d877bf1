import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { listedPaths, onDemoSite } from './bench/demo-site.ts'
import { median } from './bench/report.ts'

// What every listed page weighs and of what: markup, and the data that the framework sends along. Needs a built site.
const IN_DETAIL = ['/', '/aicall']

const bytes = (text: string) => Buffer.byteLength(text)
const kB = (count: number) => (count / 1000).toFixed(1)
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => text)
const size = (texts: readonly string[]) => texts.reduce((total, text) => total + bytes(text), 0)

const DATA = /<script>(\(?self\.__next_f\b.*?)<\/script>/gs

/** The data that the framework sends along with the markup, in rows. */
const flightRows = (html: string) => {
  const self: { __next_f?: [number, string][] } = {}
  for (const [, script = ''] of html.matchAll(DATA)) runInNewContext(script, { self })
  return (self.__next_f ?? [])
    .map(([, text = '']) => text)
    .join('')
    .split('\n')
}

const measure = async (url: string, page: string) => {
  const html = await (await fetch(url + page)).text()
  const flight = found(html, DATA)
  const markup = html.replaceAll(DATA, '')
  const parts = markup.split(/(?=<(?:header|footer|section|aside|main)[ >])/)
  return {
    page,
    sizes: [
      bytes(html),
      brotliCompressSync(html).length,
      size(flight),
      size(found(markup, /<svg.*?<\/svg>/gs)),
      size(found(markup, / class="[^"]*"/g)),
    ],
    parts: parts.map((part) => ({ name: part.slice(0, 44), size: bytes(part) })),
    rows: flightRows(html).map((row) => ({ name: row.slice(0, 44), size: bytes(row) })),
  }
}

const line = (name: string, values: readonly (string | number)[]) =>
  console.log(name.padEnd(46), ...values.map((value) => String(value).padStart(9)))

const measureAll = async (url: string) => {
  const pages: Awaited<ReturnType<typeof measure>>[] = []
  for (const path of await listedPaths(url)) pages.push(await measure(url, path))
  line('kB', ['HTML', 'Brotli', 'flight', 'svg', 'class'])
  for (const { page, sizes } of pages.toSorted((a, b) => (b.sizes[1] ?? 0) - (a.sizes[1] ?? 0)))
    line(page, sizes.map(kB))
  const medians = [0, 1, 2, 3, 4].map((column) => median(pages.map(({ sizes }) => sizes[column] ?? 0)))
  line(`median of ${pages.length}`, medians.map(kB))

  for (const { page, parts, rows } of pages.filter(({ page }) => IN_DETAIL.includes(page)))
    for (const [kind, pieces] of Object.entries({ markup: parts, flight: rows })) {
      console.log(`\n${page}: the longest pieces of its ${kind}`)
      for (const piece of pieces.toSorted((a, b) => b.size - a.size).slice(0, 14))
        line(piece.name, [kB(piece.size)])
    }
}

await onDemoSite(measureAll)
