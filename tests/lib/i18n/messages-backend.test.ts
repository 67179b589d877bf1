import { createInstance } from 'i18next'
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_OPTIONS } from '@/lib/i18n/messages-backend'

type Request = { path: string; at: number; inFlight: number }
let server: Server
let requests: Request[] = []
let inFlight = 0
/** The status of the answer to the nth request of a file, counted from one. */
let statusOf: (nth: number) => number

const local = async (name: string) => JSON.parse(await readFile(`locales/vi/${name}.json`, 'utf8'))

beforeEach(async () => {
  statusOf = () => 200
  vi.resetModules()
  requests = []
  server = createServer((request, answer) => {
    const file = request.url ?? ''
    inFlight += 1
    requests.push({ path: file, at: performance.now(), inFlight })
    const status = statusOf(requests.filter(({ path }) => path === file).length)
    setImmediate(() => {
      inFlight -= 1
      answer.writeHead(status, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ from: file }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('LOCALES_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/words`)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  // Other files of this process read the environment anew.
  vi.resetModules()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** An i18next that reads as the site does; waits may be cut short, their number stays. */
const start = async (options: { retryTimeout?: number } = {}) => {
  const { messagesBackend } = await import('@/lib/i18n/messages-backend')
  const i18n = createInstance()
  await i18n
    .use(messagesBackend())
    .init({ ...READ_OPTIONS, ...options, lng: 'vi', fallbackLng: false, ns: [] })
  return i18n
}

test('words come from LOCALES_URL; a read that fails is tried again after 350 ms and then twice that', async () => {
  statusOf = (nth) => (nth <= 2 ? 503 : 200)
  const { loadMessages } = await import('@/lib/i18n/server')
  expect(await loadMessages('vi', 'contact')).toEqual({ from: '/words/vi/contact.json' })
  const tries = requests.filter(({ path }) => path === '/words/vi/contact.json').map(({ at }) => at)
  const [first = 0, second = 0, third = 0] = tries
  expect(tries).toHaveLength(3)
  expect(second - first).toBeGreaterThanOrEqual(READ_OPTIONS.retryTimeout - 1)
  expect(third - second).toBeGreaterThanOrEqual(2 * READ_OPTIONS.retryTimeout - 1)
})

test('no more than ten are read at once', async () => {
  const i18n = await start()
  const names = Array.from({ length: 25 }, (_, index) => `file-${index}`)
  await i18n.loadNamespaces(names)
  expect(requests).toHaveLength(names.length)
  expect(Math.max(...requests.map((request) => request.inFlight))).toBeLessThanOrEqual(10)
})

test('after five more tries the words of this build are used, and the next file is not waited for', async () => {
  statusOf = () => 503
  const i18n = await start({ retryTimeout: 1 })
  await i18n.loadNamespaces('contact')
  expect(i18n.getResourceBundle('vi', 'contact')).toEqual(await local('contact'))
  expect(requests).toHaveLength(1 + READ_OPTIONS.maxRetries)
  await i18n.loadNamespaces('careers')
  expect(i18n.getResourceBundle('vi', 'careers')).toEqual(await local('careers'))
  expect(requests).toHaveLength(1 + READ_OPTIONS.maxRetries)
})

test('a file that is not there is read from this build at once', async () => {
  statusOf = () => 404
  const i18n = await start()
  await i18n.loadNamespaces('contact')
  expect(i18n.getResourceBundle('vi', 'contact')).toEqual(await local('contact'))
  expect(requests).toHaveLength(1)
})

test('without LOCALES_URL nothing is asked of anybody', async () => {
  vi.stubEnv('LOCALES_URL', '')
  const i18n = await start()
  await i18n.loadNamespaces('contact')
  expect(i18n.getResourceBundle('vi', 'contact')).toEqual(await local('contact'))
  expect(requests).toEqual([])
})
