import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from './lib/chromium.ts'
import { onDemoSite } from './bench/demo-site.ts'
const [path = '/', desk = '', ...sels] = process.argv.slice(2)
const phone = desk !== 'desk'
const N = Number(process.env['N'] || 3)
await onDemoSite(async (url) => {
  for (let n = 0; n < N; n += 1) {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
    const context = await browser.newContext({ locale: 'vi-VN', viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, isMobile: phone, hasTouch: phone })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(`new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.interactionId) { (window.ev ||= []).push([e.name, e.duration, Math.round(e.processingStart - e.startTime), Math.round(e.processingEnd - e.processingStart)]) } }).observe({ type: 'event', buffered: true, durationThreshold: 16 }); new PerformanceObserver((l) => { for (const e of l.getEntries()) (window.ev ||= []).push(['TASK', Math.round(e.startTime), e.duration]) }).observe({type:'longtask'})`)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url + path)
    await wait(2500)
    for (const [i, spec] of sels.entries()) {
      const last = i === sels.length - 1
      const [kind, sel = ''] = spec.split('|')
      const find = (s: string) => { const seen = [...document.querySelectorAll<HTMLElement>(s)].find((o) => o.checkVisibility()); const b = seen?.getBoundingClientRect(); if (b && (b.top < 0 || b.bottom > innerHeight)) seen?.scrollIntoView({ block: 'center', behavior: 'instant' }); const c = seen?.getBoundingClientRect(); return c && { x: c.x + c.width / 2, y: c.y + c.height / 2 } }
      await page.evaluate(find, sel); await wait(200)
      const p = await page.evaluate(find, sel)
      if (!p) throw new Error(sel)
      await page.evaluate('window.ev=[]')
      if (last) await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'cc', 'benchmark', 'viz', 'toplevel', 'v8', 'disabled-by-default-v8.compile', 'latencyInfo'] })
      if (kind === 'key') { await page.evaluate((s) => [...document.querySelectorAll<HTMLElement>(s)].find((o) => o.checkVisibility())?.focus(), sel); await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'ArrowDown', windowsVirtualKeyCode: 40 }); await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'ArrowDown', windowsVirtualKeyCode: 40 }) }
      else if (phone) { await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [p] }); await wait(80); await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }) }
      else { await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...p }); await wait(200); await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...p, button: 'left', clickCount: 1 }); await wait(80); await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...p, button: 'left', clickCount: 1 }) }
      await wait(900)
      console.log(n, spec, JSON.stringify(await page.evaluate('window.ev')))
      if (last) writeFileSync(`/tmp/trace${n}.json`, await browser.stopTracing())
    }
    await browser.close()
  }
})
