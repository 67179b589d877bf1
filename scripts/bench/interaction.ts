import { setTimeout as wait } from 'node:timers/promises'
import type { BareBrowser, Device, Tab } from './bare-browser.ts'

/** Milliseconds by what was pressed, and by page the longest task after load and the longest one that presses and the scrolling to them led to. */
export type Round = ReadonlyMap<string, number>

type Press = (tab: Tab) => Promise<unknown>
/** `part` tells visits of one page apart. */
type Visit = { path: string; isPhone?: boolean; part?: string; presses: Readonly<Record<string, Press>> }

const SLOWED = 4
const DESKTOP: Device = { width: 1440, height: 900, isPhone: false }
const PHONE: Device = { width: 390, height: 844, isPhone: true }

/** A hand has come to rest on what it presses, and what that or the scrolling before changed is shown. */
const RESTED_MS = 200
/** A hand holds what it presses: let go in the same moment, the work of the touch would count as the click's. */
const HELD_MS = 80

/** How far a hand scrolls between two pictures. */
const SCROLL_PX = 200
const PICTURE_MS = 16
const MISSING_MS = 10_000

// Run in the page: the middle of the first seen element that fits, and its focus.
const find = (selector: string) => {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  const box = seen?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
// Run in the page: brings the element a little nearer, and says whether it is in sight.
const bringNearer = (selector: string, most: number) => {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  const { top = 0, bottom = 0 } = seen?.getBoundingClientRect() ?? {}
  if (top >= 0 && bottom <= innerHeight) return true
  const way = (top + bottom - innerHeight) / 2
  const before = scrollY
  if (Math.abs(way) > most) scrollBy({ top: Math.sign(way) * most, behavior: 'instant' })
  if (scrollY !== before) return false
  // The last bit, or what scrolls by itself.
  seen?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return true
}
const focus = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())?.focus()

/** The middle of what may still be on its way from an earlier press. */
const appear = async ({ run }: Tab, selector: string) => {
  const missingAt = performance.now() + MISSING_MS
  while (performance.now() < missingAt) {
    const point = await run(find, selector)
    if (point) return point
    await wait(PICTURE_MS)
  }
  throw new Error(`${selector} has no place on the page`)
}

const scrollTo = async (tab: Tab, selector: string) => {
  const { run } = tab
  await appear(tab, selector)
  while (!(await run(bringNearer, selector, SCROLL_PX))) await wait(PICTURE_MS)
}

const click =
  (selector: string): Press =>
  async (tab) => {
    const { isPhone, send } = tab
    await scrollTo(tab, selector)
    await wait(RESTED_MS)
    const point = await appear(tab, selector)
    const mouse = (type: string) =>
      send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
    const touch = (type: string, touchPoints: object[]) =>
      send('Input.dispatchTouchEvent', { type, touchPoints })
    if (!isPhone) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
      await wait(RESTED_MS)
    }
    await (isPhone ? touch('touchStart', [point]) : mouse('mousePressed'))
    await wait(HELD_MS)
    await (isPhone ? touch('touchEnd', []) : mouse('mouseReleased'))
  }
const key =
  (pressed: { key: string; text?: string; windowsVirtualKeyCode: number }) =>
  (selector: string): Press =>
  async (tab) => {
    const { run, send } = tab
    await appear(tab, selector)
    await run(focus, selector)
    await wait(RESTED_MS)
    await send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed })
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  }
const type = key({ key: '9', text: '9', windowsVirtualKeyCode: 57 })
const choose = key({ key: 'ArrowDown', windowsVirtualKeyCode: 40 })

const THEME = 'button:has(> [data-icon=moon])'
const CONTACT: Visit['presses'] = {
  // It makes way for the opening.
  contact: async (tab) => {
    await scrollTo(tab, '#faq')
    await click('[popovertarget=contact-panel]')(tab)
  },
}
const SHEET = {
  menu: click('[popovertarget=site-menu]:not(.sheet *)'),
  group: click('#site-menu summary'),
  theme: click(`#site-menu ${THEME}`),
}
// Looking something up: neither making the index nor the answer may hold up a press.
const LOOK_UP = { search: click('[data-search]'), query: type('.search-dialog input') }
const ASK = {
  ...CONTACT,
  assistant: click('a[data-assistant]'),
  ask: click('.assistant-dialog [role=log] button'),
}
const HEADER = { menu: click('#site-menu summary'), theme: click(`header ${THEME}`) }

// A page of nothing but three hundred lines, written anew at a press: what the machine itself needs in these minutes.
const BARE = `data:text/html,${encodeURIComponent(`<!doctype html><button onclick="for (const line of document.querySelectorAll('p')) line.textContent += '.'">Write</button>${'<p>Written at once</p>'.repeat(300)}`)}`

// One page of each family, with the controls that stand on it.
const VISITS: readonly Visit[] = [
  { path: BARE, isPhone: true, presses: { write: click('button') } },
  { path: '/', presses: { ...HEADER, play: click('[data-play]'), answer: click('#faq summary') } },
  { path: '/', isPhone: true, presses: { play: click('[data-play]'), ...ASK } },
  { path: '/', isPhone: true, part: 'sheet', presses: SHEET },
  { path: '/', isPhone: true, part: 'search', presses: LOOK_UP },
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
  { path: '/aicall', isPhone: true, part: 'sheet', presses: SHEET },
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

const readSeen = (tab: Tab, what: 'press' | 'task') =>
  tab.run((name) => {
    const seen: unknown = Reflect.get(window, 'seen')
    if (typeof seen !== 'object' || seen === null) return 0
    const value = Number(Reflect.get(seen, name))
    Reflect.set(seen, name, 0)
    return value
  }, what)

const SETTLED_MS = 2_500
const PAINTED_MS = 600

const visit = async (tab: Tab, url: string, { path, presses }: Visit) => {
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watch)})()` })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await tab.open(new URL(path, url).href)
  await wait(SETTLED_MS)
  const times: [string, number][] = [['longest task after load', await readSeen(tab, 'task')]]
  for (const [name, press] of Object.entries(presses)) {
    await readSeen(tab, 'press')
    await press(tab)
    await wait(PAINTED_MS)
    times.push([name, await readSeen(tab, 'press')])
  }
  return [...times, ['longest task of presses and scrolling', await readSeen(tab, 'task')] as const]
}

/** Opens one page of each family and presses its controls once: milliseconds from press to picture. */
export const measureRound = async ({ openTab }: BareBrowser, url: string): Promise<Round> => {
  const round = new Map<string, number>()
  for (const one of VISITS) {
    const tab = await openTab(one.isPhone ? PHONE : DESKTOP)
    const where = [one.path.split(',')[0], one.isPhone && 'phone', one.part].filter(Boolean).join(', ')
    for (const [name, ms] of await visit(tab, url, one)) round.set(`${where}: ${name}`, ms)
    await tab.close()
  }
  return round
}
