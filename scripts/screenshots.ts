import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { listedPaths, onDemoSite } from './bench/demo-site.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './lib/chromium.ts'

// Every page as it looks, and one sheet of all for each language, width and theme. Needs a built site, or a running one in SITE_URL; pages named as
// arguments (`npm run screenshots -- / /aivoice`) are the only ones.
const OUT = 'test-results/screenshots'
const WIDTHS = (process.env['WIDTHS'] ?? '390,1440').split(',').map(Number)
const THEMES = (process.env['THEMES'] ?? 'light,dark').split(',')
const LANGS = (process.env['LANGS'] ?? 'vi,en').split(',')
const AT_ONCE = 2
const TIMEOUT_MS = 120_000
/** What a sheet shows of a page: as wide and as high, the rest is cut. */
const THUMBNAIL = { width: 240, height: 1200 }

// Drawn as if somebody had scrolled to the end; what floats would lie over the middle of the picture.
const WHOLE =
  'main *, .site-footer, .site-footer * { content-visibility: visible !important } .contact-bar, .language-suggestion { display: none !important }'

type Look = { lang: string; width: number; theme: string }

const nameOf = ({ lang, width, theme }: Look) => `${lang}-${width}-${theme}`
const inLanguage = (page: string, lang: string) =>
  lang === 'vi' ? page : `/${lang}${page === '/' ? '' : page}`

const shoot = async (browser: Browser, url: string, pages: readonly string[], look: Look) => {
  const folder = path.join(OUT, nameOf(look))
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    // The style that shows the whole page is not the page's.
    bypassCSP: true,
    viewport: { width: look.width, height: 900 },
    colorScheme: look.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: look.lang === 'vi' ? 'vi-VN' : 'en-GB',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const left = [...pages]
  const shots = new Map<string, string>()
  const work = async () => {
    const tab = await context.newPage()
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      await tab.goto(url + inLanguage(page, look.lang), { waitUntil: 'load' })
      await tab.addStyleTag({ content: WHOLE })
      await tab.waitForTimeout(300)
      const file = `${page === '/' ? 'home' : page.slice(1).replaceAll('/', '_')}.jpg`
      await tab.screenshot({ path: path.join(folder, file), fullPage: true, type: 'jpeg', quality: 70 })
      shots.set(page, `${nameOf(look)}/${file}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await context.close()
  return pages.map((page) => ({ page, file: shots.get(page) ?? '' }))
}

const { width, height } = THUMBNAIL
const STYLE = `body{margin:24px;background:#777;color:#fff;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:20px}
figure{margin:0;width:${width}px}img{display:block;width:100%;max-height:${height}px;object-fit:cover;object-position:top}`

const drawSheet = async (browser: Browser, look: Look, shots: Awaited<ReturnType<typeof shoot>>) => {
  const figures = shots.map(
    ({ page, file }) => `<figure><figcaption>${page}</figcaption><img src="${file}"></figure>`,
  )
  const file = path.resolve(OUT, `${nameOf(look)}.html`)
  writeFileSync(file, `<!doctype html><style>${STYLE}</style>${figures.join('')}`)
  const tab = await browser.newPage({ viewport: { width: 2128, height: 900 } })
  await tab.goto(`file://${file}`)
  await tab.screenshot({ path: file.replace('.html', '.jpg'), fullPage: true, type: 'jpeg', quality: 80 })
  await tab.close()
  console.log(`${path.relative('.', file).replace('.html', '.jpg')}: ${shots.length} pages`)
}

const shootAll = async (url: string) => {
  rmSync(OUT, { recursive: true, force: true })
  const named = process.argv.slice(2)
  const listed = named.length ? named : (await listedPaths(url)).filter((page) => !/^\/en(\/|$)/.test(page))
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
  for (const lang of LANGS)
    for (const size of WIDTHS)
      for (const theme of THEMES) {
        const look = { lang, width: size, theme }
        await drawSheet(browser, look, await shoot(browser, url, listed, look))
      }
  await browser.close()
}

const running = process.env['SITE_URL']
if (running) await shootAll(running)
else await onDemoSite(shootAll)
