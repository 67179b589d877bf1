import { readFileSync } from 'node:fs'
import type { CallResult } from '../../lib/contract/enums.ts'
import { html, table, type Html } from './html.ts'
import type { BrochurePrices } from './prices.ts'
import { fill, type BrochureWords, type Lang } from './words.ts'

/** What the site's own modules do for the brochure: money and dates as the price page writes them, costs as it works them out. */
export type Tools = {
  vnd: (amount: number) => string
  unit: (amount: number) => string
  count: (number: number) => string
  day: (date: string) => string
  vatPercent: number
  isBilled: (result: CallResult) => boolean
  cost: (
    result: CallResult,
    seconds: number,
  ) => { blocks: number; netVnd: number; vatVnd: number; grossVnd: number }
  blocksFor: (creditVnd: number) => number | undefined
}

/** Values of the company that are set in this environment; an unset one has no line. */
export type Company = {
  brand: string
  phone?: string | undefined
  email?: string | undefined
  site?: string | undefined
}

export type BrochureProps = {
  lang: Lang
  words: BrochureWords
  prices: BrochurePrices
  tools: Tools
  company: Company
  madeOn: string
}

const EXAMPLES = [
  ['short', 'ANSWER', 7],
  ['reminder', 'ANSWER', 41],
  ['survey', 'ANSWER', 128],
  ['voicemail', 'VOICE_MAIL', 17],
  ['ringing', 'NO_ANSWER', 34],
  ['busy', 'BUSY', 0],
] as const satisfies readonly (readonly [string, CallResult, number])[]

const RESULTS = [
  'ANSWER',
  'VOICE_MAIL',
  'BUSY',
  'NO_ANSWER',
  'FAILED',
  'DO_NOT_CALL',
  'BLACKLIST_SYSTEM',
  'ERROR',
] as const

const font = (subset: string, weight: number, range: string) => {
  const name = `hanken-grotesk-${subset}-${weight}-normal.woff2`
  const data = readFileSync(`node_modules/@fontsource/hanken-grotesk/files/${name}`).toString('base64')
  return `@font-face{font-family:'Hanken Grotesk';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB'

const style = () =>
  [400, 600]
    .flatMap((weight) => [font('latin', weight, LATIN), font('vietnamese', weight, VIETNAMESE)])
    .join('') + readFileSync('scripts/brochure/brochure.css', 'utf8')

// The drawn mark stands beside the name and says nothing more.
const mark = () =>
  readFileSync('app/icon.svg', 'utf8')
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace('<svg ', '<svg aria-hidden="true" ')

const price = ({ words, prices, tools }: BrochureProps): Html => {
  const { price: block } = prices
  const { vnd, vatPercent: percent } = tools
  const one = tools.cost('ANSWER', block.block_seconds)
  const word = (key: string, values?: Record<string, string | number>) =>
    fill(words.page.callPrice[key], values)
  const vat = block.includes_vat
    ? word('vatIncluded', { percent, net: vnd(one.netVnd), vat: vnd(one.vatVnd) })
    : word('vatExcluded', { percent, gross: vnd(one.grossVnd) })
  const rows = [
    [word('vat'), vat],
    [word('from'), tools.day(block.effective_from)],
    [word('billed'), word('billedText')],
    [word('minute'), vnd(tools.cost('ANSWER', 60).grossVnd)],
    [word('trial'), word('trialText')],
  ]
  return html`
    <section class="price" aria-label="${words.own.price}">
      <p>
        <strong>${tools.unit(block.price_per_block_vnd)}</strong>
        ${word('perBlock', { seconds: block.block_seconds })}
      </p>
      <dl>
        ${rows.map(
          ([name = '', value = '']) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </section>
  `
}

const packages = ({ lang, words: { own, page }, prices, tools }: BrochureProps): Html => {
  const rows = prices.packages.map((entry) => {
    const blocks = prices.price.includes_vat ? tools.blocksFor(entry.credit_vnd) : undefined
    return [
      entry.name[lang],
      tools.vnd(entry.price_vnd),
      entry.bonus_percent > 0
        ? `${tools.vnd(entry.credit_vnd)} (+${entry.bonus_percent}%)`
        : tools.vnd(entry.credit_vnd),
      blocks ? tools.count(blocks) : own.none,
      entry.expiry_days ? fill(own.days, { days: entry.expiry_days }) : own.noLimit,
    ]
  })
  return html`
    <h2>${own.packages}</h2>
    ${table({ head: own.columns, rows, name: 'money' })}
    <p class="note">${own.once} ${fill(page.packages['unused'])}</p>
  `
}

const results = ({ words: { own, results: names }, tools }: BrochureProps): Html => {
  const rows = RESULTS.map((result) => [
    names[result]?.label ?? '',
    tools.isBilled(result) ? own.charged : own.free,
    names[result]?.why ?? '',
  ])
  return html`<h2>${own.results}</h2>
    ${table({ head: own.resultColumns, rows })}`
}

const examples = ({ words: { own, page }, tools }: BrochureProps): Html => {
  const rows = EXAMPLES.map(([id, result, seconds]) => {
    const { blocks, netVnd, vatVnd, grossVnd } = tools.cost(result, seconds)
    const name = fill(page.examples.rows[id], { seconds })
    if (blocks === 0) return [name, own.none, own.none, own.none, page.examples.free]
    return [name, tools.count(blocks), tools.vnd(netVnd), tools.vnd(vatVnd), tools.vnd(grossVnd)]
  })
  const head = own.exampleColumns.map((column) => fill(column, { percent: tools.vatPercent }))
  return html`<h2>${own.examples}</h2>
    ${table({ head, rows, name: 'money' })}`
}

const foot = ({ words: { own }, company, tools, madeOn }: BrochureProps): Html => {
  const ways = [
    company.phone && fill(own.phone, { phone: company.phone }),
    company.email && fill(own.email, { email: company.email }),
    company.site && fill(own.web, { site: company.site }),
  ].filter((way) => typeof way === 'string')
  return html`<footer>
    <p>${[own.asks, ...ways].join(' ')}</p>
    <p>${fill(own.foot, { date: tools.day(madeOn) })}</p>
  </footer>`
}

/** The brochure as one HTML document, ready to print on A4. */
export const brochurePage = (props: BrochureProps): string => {
  const { lang, words, company, tools, madeOn } = props
  const { own } = words
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${own.title}</title><style>${style()}</style></head>${html`<body>
    <header>
      <b>${company.brand}</b>
      <span>${fill(own.made, { date: tools.day(madeOn) })}</span>
    </header>
    <main>
      <h1>${own.title}</h1>
      <p class="lead">${own.lead}</p>
      ${price(props)} ${packages(props)} ${examples(props)}
      <div class="second">
        ${results(props)}
        <h2>${own.rules}</h2>
        <div class="rules">
          ${own.ruleItems.map(
            (item) =>
              html`<div>
                <h3>${item.title}</h3>
                <p>${item.text}</p>
              </div>`,
          )}
        </div>
      </div>
    </main>
    ${foot(props)}
  </body>`.text.replace('<header>', `<header>${mark()}`)}</html>`.normalize('NFC')
}
