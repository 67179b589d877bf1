import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { brochurePage, type Tools } from './brochure/page.ts'
import { readPrices } from './brochure/prices.ts'
import { readWords, type Lang } from './brochure/words.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './lib/chromium.ts'
import { resolveSiteAlias } from './lib/site-alias.ts'

const FACTS = 'features/pricing/brochure.json'
const fileOf = (lang: Lang) => `public/brochure/aicall-cloud-${lang}.pdf`

resolveSiteAlias()
const { formatCount, formatUnitPrice, formatVnd } = await import('@/lib/i18n/format')
const { formatDay } = await import('@/lib/i18n/format')
const { blocksFor, callCost, CALL_VAT_PERCENT, isBilled } = await import('@/lib/domain/price')
const { printedPrices } = await import('@/features/pricing/brochure-facts')

const madeOn = new Date().toISOString().slice(0, 10)
const prices = await readPrices(madeOn)
const block = {
  blockSeconds: prices.price.block_seconds,
  pricePerBlockVnd: prices.price.price_per_block_vnd,
  includesVat: prices.price.includes_vat,
}

const toolsFor = (lang: Lang): Tools => ({
  vnd: (amount) => formatVnd(amount, lang),
  unit: (amount) => formatUnitPrice(amount, lang),
  count: (number) => formatCount(number, lang),
  day: (date) => formatDay(date, lang),
  vatPercent: CALL_VAT_PERCENT,
  isBilled,
  cost: (result, seconds) => callCost({ result, seconds }, block),
  blocksFor: (credit) => blocksFor(credit, block),
})

const company = {
  brand: process.env['BRAND_NAME'] || 'Sóng AI',
  phone: process.env['SALES_PHONE'] || undefined,
  email: process.env['SALES_EMAIL'] || undefined,
  site: process.env['SITE_URL'] || undefined,
}

const print = async (lang: Lang) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const content = brochurePage({
      lang,
      words: readWords(lang),
      prices,
      tools: toolsFor(lang),
      company,
      madeOn,
    })
    await page.setContent(content, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await browser.close()
  }
}

const make = async (lang: Lang) => {
  const pdf = await print(lang)
  await writeFile(fileOf(lang), pdf)
  const { numPages: pages } = await getDocumentProxy(new Uint8Array(await readFile(fileOf(lang))))
  console.log(`${fileOf(lang)}: ${pages} pages, ${pdf.byteLength} bytes`)
  return { pages, bytes: pdf.byteLength }
}

await mkdir('public/brochure', { recursive: true })
const files = { vi: await make('vi'), en: await make('en') }
const facts = {
  madeOn,
  prices: printedPrices({
    price: { ...block, effectiveFrom: prices.price.effective_from },
    packages: prices.packages.map(({ id, price_vnd, credit_vnd, expiry_days }) => ({
      id,
      priceVnd: price_vnd,
      creditVnd: credit_vnd,
      expiryDays: expiry_days,
    })),
  }),
  files,
}
await writeFile(FACTS, `${JSON.stringify(facts, null, 2)}\n`)
