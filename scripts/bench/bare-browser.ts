import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.ts'
import { freePort } from '../lib/processes.ts'

/** What of the browser's answers is read here. */
type Reply = {
  browserContextId?: string
  targetId?: string
  sessionId?: string
  result?: { value?: unknown }
  exceptionDetails?: unknown
}
type Send = (method: string, params?: object, sessionId?: string) => Promise<Reply>
export type Device = { width: number; height: number; isPhone: boolean }
export type Tab = {
  isPhone: boolean
  send: Send
  /** What a function gives that runs in the page; its arguments and its answer are JSON. */
  run: <Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>
  close: () => Promise<unknown>
}

// A visitor who is offered no other language: the offer would stand where the way to us does.
const LANGUAGE = 'vi-VN'
const POLL_MS = 100

const connect = async (url: string): Promise<Send> => {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const answers = new Map<number, PromiseWithResolvers<Reply>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data))
    const answer = answers.get(id)
    answers.delete(id)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
  })
  let id = 0
  return (method, params = {}, sessionId) => {
    const answer = Promise.withResolvers<Reply>()
    id += 1
    answers.set(id, answer)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    return answer.promise
  }
}

/** Starts Chromium; gives it and the port at which others than Playwright drive it. */
export const startChromium = async () => {
  const port = await freePort()
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  return { port, browser: await chromium.launch({ executablePath: await chromiumPath(), args }) }
}

/**
 * Chromium whose tabs have nothing attached but what presses and slows them. Playwright's own hear of every script and request, for which the browser
 * notes where in the code each came from: a visitor's never does, and on a slowed page it was up to half of all long tasks (docs/performance.md).
 */
export const startBareBrowser = async () => {
  const { port, browser } = await startChromium()
  const about = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl, 'User-Agent': userAgent } = await about.json()
  const sendToBrowser = await connect(webSocketDebuggerUrl)

  /** A tab of a visitor who was never here. */
  const openTab = async ({ width, height, isPhone }: Device): Promise<Tab> => {
    const { browserContextId } = await sendToBrowser('Target.createBrowserContext')
    // A window as large as the page: what lies outside of it is never drawn, and a press there never answered.
    const window = { url: 'about:blank', browserContextId, width, height }
    const { targetId } = await sendToBrowser('Target.createTarget', window)
    const { sessionId } = await sendToBrowser('Target.attachToTarget', { targetId, flatten: true })
    const send: Send = (method, params) => sendToBrowser(method, params, sessionId)
    const run: Tab['run'] = async (work, ...args) => {
      const expression = `JSON.stringify([(${String(work)})(...${JSON.stringify(args)})])`
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      const [answer] = JSON.parse(String(result?.value))
      return answer
    }
    await send('Page.enable')
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone })
    await send('Emulation.setTouchEmulationEnabled', { enabled: isPhone })
    await send('Emulation.setFocusEmulationEnabled', { enabled: true })
    await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: LANGUAGE })
    return {
      isPhone,
      send,
      run,
      open: async (url) => {
        await send('Page.navigate', { url })
        while ((await run(() => document.readyState)) !== 'complete') await wait(POLL_MS)
      },
      close: () => sendToBrowser('Target.disposeBrowserContext', { browserContextId }),
    }
  }
  return { openTab, close: () => browser.close() }
}

export type BareBrowser = Awaited<ReturnType<typeof startBareBrowser>>
