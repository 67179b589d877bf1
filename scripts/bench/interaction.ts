import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** Milliseconds by what was pressed, and by page the longest task after load and the longest one that presses led to. */
export type Round = ReadonlyMap<string, number>

type Press = (page: Page, session: CDPSession) => Promise<unknown>
type Visit = { path: string; isPhone?: boolean; presses: Readonly<Record<string, Press>> }

const SLOWED = 4
// A visitor who is offered no other language: the offer would stand where the way to us does.
const DESKTOP = { locale: 'vi-VN', viewport: { width: 1440, height: 900 } }
const PHONE = { locale: 'vi-VN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A hand has come to rest on what it presses, and what that or the scrolling before changed is shown. */
const RESTED_MS = 200
/** A tap or click of a hand: Playwright's own lets go in the same moment, and the touch's work would count as the click's. */
const HELD_MS = 80

const tap = async (session: CDPSession, x: number, y: number) => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(HELD_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
// By the raw pointer: a press by the locator looks, inside of the press, whether it hits, and that would be measured too.
const click =
  (selector: string): Press =>
  async (page, session) => {
    const control = page.locator(`${selector}:visible`).first()
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    if (!box) throw new Error(`${selector} has no place on the page`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
    if (!isTouch) await page.mouse.move(x, y)
    await wait(RESTED_MS)
    return isTouch ? tap(session, x, y) : page.mouse.click(x, y, { delay: HELD_MS })
  }
const type =
  (selector: string): Press =>
  async (page) => {
    await page.locator(`${selector}:visible`).first().focus()
    await page.keyboard.press('9')
  }
const choose =
  (selector: string): Press =>
  async (page) => {
    await page.locator(`${selector}:visible`).first().focus()
    await page.keyboard.press('ArrowDown')
  }

const THEME = 'button:has(> [data-icon=moon])'
const CONTACT: Visit['presses'] = {
  // It makes way for the opening.
  contact: async (page, session) => {
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await click('[popovertarget=contact-panel]')(page, session)
  },
}
const SHEET = {
  menu: click('[commandfor=phone-menu]'),
  group: click('#phone-menu summary'),
  theme: click(`#phone-menu ${THEME}`),
}
const HEADER = { menu: click('[popovertarget=menu-products]'), theme: click(`header ${THEME}`) }

// A page of nothing but three hundred lines, written anew at a press: what the machine itself needs in these minutes.
const BARE = `data:text/html,${encodeURIComponent(`<!doctype html><button onclick="for (const line of document.querySelectorAll('p')) line.textContent += '.'">Write</button>${'<p>Written at once</p>'.repeat(300)}`)}`

// One page of each family, with the controls that stand on it.
const VISITS: readonly Visit[] = [
  { path: BARE, isPhone: true, presses: { write: click('button') } },
  { path: '/', presses: { ...HEADER, play: click('[data-play]'), answer: click('#faq summary') } },
  { path: '/', isPhone: true, presses: { play: click('[data-play]'), ...CONTACT } },
  { path: '/', isPhone: true, presses: SHEET },
  {
    path: '/aicall',
    isPhone: true,
    presses: {
      number: type('[data-call] input[type=tel]'),
      scenario: choose('[data-call] select'),
      call: click('[data-call] [type=submit]'),
      filter: click('[data-filter] button:nth-of-type(2)'),
    },
  },
  { path: '/aicall', isPhone: true, presses: SHEET },
  {
    path: '/en/aivoice',
    isPhone: true,
    presses: {
      filter: choose('[data-filter] select'),
      search: type('[data-filter] input'),
      text: type('[data-tts] textarea'),
    },
  },
  { path: '/industries/banking', presses: HEADER },
  {
    path: '/aicall/pricing',
    isPhone: true,
    presses: { voucher: click('main label:has([type=radio]:not(:checked))') },
  },
  {
    path: '/contact-us',
    isPhone: true,
    presses: { name: type('[data-form] input'), send: click('[data-form] [type=submit]') },
  },
  {
    path: '/careers/ky-su-tong-hop-tieng-noi/apply',
    isPhone: true,
    presses: { name: type('[data-form] input'), send: click('[data-form] [type=submit]') },
  },
  { path: '/careers', isPhone: true, presses: { filter: click('main label:has([type=radio])') } },
  { path: '/resources', isPhone: true, presses: SHEET },
]

// Runs in the page: what the browser reports of presses and of long tasks.
const watch = () => {
  const seen = { press: 0, task: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    // Unless told, the browser leaves out events of less than 104 ms.
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  // A pointer that only passes over something is no press.
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) seen.press = Math.max(seen.press, entry.duration)
  })
  observe('longtask', ({ startTime, duration }) => {
    const [loaded] = performance.getEntriesByType('navigation')
    const isAfterLoad =
      loaded instanceof PerformanceNavigationTiming &&
      loaded.loadEventEnd > 0 &&
      startTime > loaded.loadEventEnd
    if (isAfterLoad) seen.task = Math.max(seen.task, duration)
  })
}

const readSeen = (page: Page, what: 'press' | 'task') =>
  page.evaluate((name) => {
    const seen: unknown = Reflect.get(window, 'seen')
    if (typeof seen !== 'object' || seen === null) return 0
    const value = Number(Reflect.get(seen, name))
    Reflect.set(seen, name, 0)
    return value
  }, what)

const SETTLED_MS = 2_500
const PAINTED_MS = 600

const visit = async (context: BrowserContext, url: string, { path, presses }: Visit) => {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(SLOWED)
  await page.goto(new URL(path, url).href)
  await wait(SETTLED_MS)
  const times: [string, number][] = [['longest task after load', await readSeen(page, 'task')]]
  // What finds the controls comes into the page with its first use: no work of ours.
  await slow(1)
  await page.locator('body').scrollIntoViewIfNeeded()
  await slow(SLOWED)
  await readSeen(page, 'task')
  for (const [name, press] of Object.entries(presses)) {
    await readSeen(page, 'press')
    await press(page, session)
    await wait(PAINTED_MS)
    times.push([name, await readSeen(page, 'press')])
  }
  return [...times, ['longest task of presses', await readSeen(page, 'task')] as const]
}

/** Opens one page of each family and presses its controls once: milliseconds from press to picture. */
export const measureRound = async (browser: Browser, url: string): Promise<Round> => {
  const round = new Map<string, number>()
  for (const one of VISITS) {
    const context = await browser.newContext(one.isPhone ? PHONE : DESKTOP)
    const where = `${one.path.split(',')[0]}${one.isPhone ? ', phone' : ''}`
    for (const [name, ms] of await visit(context, url, one)) round.set(`${where}: ${name}`, ms)
    await context.close()
  }
  return round
}
