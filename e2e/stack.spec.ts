import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ChildProcess } from 'node:child_process'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { demoEnv } from '../scripts/lib/demo-env'
import { startNginx } from '../scripts/lib/nginx'
import { freePort, start, stop, waitFor } from '../scripts/lib/processes'

// The shipped nginx in front of a site and a platform, asked without a browser, which would hide what is on the wire.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PERSON = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  'accept-encoding': 'gzip, br',
}
const FROM_US = { 'cf-ipcountry': 'US' }
/** How long nginx goes on with a page it has, and the site with one it has looked at. */
const FRESH_MS = 20_000

let origin = ''
let httpsOrigin = ''
let site: ChildProcess
const children = new Set<ChildProcess>()
let folder = ''
let siteEnv: Record<string, string | undefined> = {}
let title = ''

const read = (name: string) => readFileSync(`locales/${name}.json`, 'utf8')

/** The words of this checkout over HTTP, the home page's first heading as a marketer has changed it. */
const words = createServer((request, response) => {
  const name = (request.url ?? '').slice(1).replace(/\.json$/, '')
  const text = read(name)
  const content = JSON.parse(text)
  if (name === 'vi/pages/home' && title) content.meta.title = title
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content))
})

const startSite = async () => {
  site = start('node', ['scripts/start.ts'], { env: siteEnv, quiet: true })
  children.add(site)
  await waitFor(`http://127.0.0.1:${siteEnv.PORT}/healthz`, site)
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stack-'))
  chmodSync(folder, 0o755)
  words.listen(0)
  await once(words, 'listening')
  const address = words.address()
  const [http, https, sitePort, platformPort, identity] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  origin = `http://127.0.0.1:${http}`
  httpsOrigin = `https://127.0.0.1:${https}`
  siteEnv = {
    ...demoEnv({ site: String(sitePort), platform: String(platformPort), identity: String(identity) }),
    DATA_DIR: path.join(folder, 'data'),
    LOCALES_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    LOG_LEVEL: 'error',
  }
  const platform = start('node', ['platform/main.ts'], { env: siteEnv })
  children.add(platform)
  await waitFor(`http://127.0.0.1:${platformPort}/healthz`, platform)
  await startSite()
  const nginx = await startNginx(path.join(folder, 'nginx'), {
    http,
    https,
    site: String(sitePort),
    platform: String(platformPort),
    identity: String(identity),
  })
  children.add(nginx)
})

test.afterAll(async () => {
  for (const child of children) await stop(child)
  words.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const ask = async (address: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const [response] = await once(get(origin + address, { headers }), 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const textOf = ({ headers, body }: Answer) => {
  const encoding = headers['content-encoding']
  return String(
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body,
  )
}

const langOf = (answer: Answer) => /<html lang="(\w+)"/.exec(textOf(answer))?.[1]

const cookie = (lang: string) => ({ cookie: `lng=${lang}` })

/** The same once nginx has stored it: the site's own store begins with the second visit. */
const askStored = async (address: string, headers: Record<string, string>) => {
  await expect.poll(async () => (await ask(address, headers)).headers['x-cache']).toBe('HIT')
  return ask(address, headers)
}

test('a page is stored for each language and encoding, and is the one the site gives', async () => {
  for (const [lang, address] of [
    ['vi', '/about-us'],
    ['en', '/en/about-us'],
  ] as const) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const stored = await askStored(address, { ...PERSON, ...cookie(lang), 'accept-encoding': encoding })
      expect(stored.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(langOf(stored)).toBe(lang)
      const direct = await fetch(`http://127.0.0.1:${siteEnv.PORT}${address}`, {
        headers: { ...PERSON, ...cookie(lang) },
      })
      expect(textOf(stored)).toBe(await direct.text())
    }
  }
})

test('a browser that has the page gets no bytes', async () => {
  const stored = await askStored('/about-us', { ...PERSON, ...cookie('vi') })
  const again = await ask('/about-us', {
    ...PERSON,
    ...cookie('vi'),
    'if-none-match': String(stored.headers.etag),
  })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
})

test('who gets which language is decided as without nginx, also where the page is stored', async () => {
  await askStored('/about-us', { ...PERSON, ...cookie('vi') })
  const visitors: [Record<string, string>, number, string][] = [
    [cookie('vi'), 200, 'vi'],
    [cookie('en'), 307, '/en/about-us'],
    [FROM_US, 307, '/en/about-us'],
    [{ 'cf-ipcountry': 'VN' }, 200, 'vi'],
    [{ ...FROM_US, ...cookie('vi') }, 200, 'vi'],
    [{ ...FROM_US, 'sec-fetch-site': 'same-origin' }, 200, 'vi'],
    [{ ...FROM_US, 'user-agent': 'Googlebot/2.1' }, 200, 'vi'],
  ]
  for (const [headers, status, expected] of visitors) {
    const answer = await ask('/about-us', { ...PERSON, ...headers })
    expect(answer.status, JSON.stringify(headers)).toBe(status)
    expect(status === 200 ? langOf(answer) : answer.headers.location, JSON.stringify(headers)).toBe(expected)
  }
  const chosen = await ask('/about-us?lng=en', { ...PERSON, ...cookie('vi') })
  expect([chosen.status, chosen.headers.location]).toEqual([307, '/en/about-us'])
  expect((await ask('/vi/about-us', { ...PERSON, ...cookie('vi') })).status).toBe(308)
})

test('the address of an advertisement costs no rendering', async () => {
  await askStored('/about-us', { ...PERSON, ...cookie('vi') })
  const answer = await ask('/about-us?utm_source=tv&utm_campaign=tet', { ...PERSON, ...cookie('vi') })
  expect(answer.headers['x-cache']).toBe('HIT')
})

test('what is somebody’s own is never stored', async () => {
  for (const address of [
    '/api/v1/demo-calls/auto-call/calls-left',
    '/config.json',
    '/healthz',
    '/en/no-such-page',
    '/about-us?_rsc=1',
  ]) {
    const answers = [
      await ask(address, { ...PERSON, ...cookie('vi') }),
      await ask(address, { ...PERSON, ...cookie('vi') }),
    ]
    expect(
      answers.map(({ headers }) => headers['x-cache'] ?? 'BYPASS').filter((cache) => cache === 'HIT'),
      address,
    ).toEqual([])
  }
  const [first, second] = [
    await ask('/api/v1/demo-calls/auto-call/calls-left'),
    await ask('/api/v1/demo-calls/auto-call/calls-left'),
  ]
  expect(first?.headers['set-cookie']).not.toEqual(second?.headers['set-cookie'] ?? 'none')
})

test('files are stored compressed, and sounds answer ranges', async () => {
  const html = textOf(await ask('/en', PERSON))
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const stored = await askStored(script, { 'accept-encoding': 'gzip, deflate, br' })
  expect(stored.headers['content-encoding']).toBe('br')
  expect(stored.headers['cache-control']).toContain('immutable')
  const sound = /\/audio\/[^"]+\.mp3/.exec(html)?.[0] ?? ''
  await askStored(sound, {})
  const part = await ask(sound, { range: 'bytes=100-199' })
  expect([part.status, part.body.length, part.headers['x-cache']]).toEqual([206, 100, 'HIT'])
})

test('with a certificate pages come over HTTP/2', async () => {
  const session = connect(httpsOrigin, { rejectUnauthorized: false })
  const request = session.request({ ':path': '/en/about-us', ...PERSON })
  const [headers] = await once(request, 'response')
  expect(headers[':status']).toBe(200)
  expect((await buffer(request)).length).toBeGreaterThan(1_000)
  session.close()
})

test('while the site is down its pages are there; a changed word is on them soon after it is back', async () => {
  const visitor = { ...PERSON, ...cookie('vi') }
  const before = textOf(await askStored('/', visitor))
  await stop(site)
  await expect
    .poll(async () => (await ask('/', visitor)).headers['x-cache'], { timeout: 30_000 })
    .toMatch(/STALE|UPDATING/)
  const stale = await ask('/', visitor)
  expect([stale.status, textOf(stale)]).toEqual([200, before])
  title = 'A title that a marketer has just written'
  await startSite()
  await expect.poll(async () => textOf(await ask('/', visitor)), { timeout: FRESH_MS }).toContain(title)
})

test('one address that asks without end is told to wait, in the form the site understands', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 400 }, async () =>
      ask('/api/v1/industries').then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50)
  expect(statuses).toContain(429)
  const refusals: Answer[] = []
  await expect
    .poll(async () => {
      const answers = await Promise.all(Array.from({ length: 90 }, () => ask('/api/v1/industries')))
      refusals.push(...answers.filter(({ status }) => status === 429))
      return refusals.length
    })
    .toBeGreaterThan(0)
  expect(JSON.parse(textOf(refusals[0]!))).toMatchObject({ error_code: 'RATE_LIMITED', retry_after: 1 })
  expect(refusals[0]?.headers['retry-after']).toBe('1')
})
