import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locate } from '../../platform/reports/locate.ts'
import { listReports } from '../../platform/reports/plugin.ts'
import { readReports, withoutValues } from '../../platform/reports/report.ts'
import { START_MS, startHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const send = (body: unknown, type = 'application/reports+json') =>
  fetch(`${harness.url}/api/v1/reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const error = (message: string, path = '/aicall') => ({
  type: 'script-error',
  url: path,
  body: { message, stack: `Error: ${message}\n at f (https://song.example/_next/static/a.js:1:23)` },
})

const kept = async () =>
  (await listReports(harness.context.database.db)).map(({ report, count }) => ({ ...report, count }))

describe('reports of browsers', () => {
  it('are kept once, counted, and without the query of an address', async () => {
    expect(
      (await send([error('x is undefined'), error('x is undefined', '/en?phone=0912345678')])).status,
    ).toBe(204)
    const violation = {
      'document-uri': 'https://song.example/aivoice?name=Lan',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?who=Lan',
    }
    expect((await send({ 'csp-report': violation }, 'application/csp-report')).status).toBe(204)
    expect(await kept()).toEqual([
      {
        kind: 'script',
        path: '/aicall',
        message: 'x is undefined',
        stack: '/_next/static/a.js:1:23',
        count: 2,
      },
      {
        kind: 'policy',
        path: '/aivoice',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '',
        count: 1,
      },
    ])
  })

  it('that are none are refused, kinds nobody asked for are left out', async () => {
    expect((await send('{')).status).toBe(400)
    expect((await send({})).status).toBe(400)
    const before = (await kept()).length
    expect((await send([{ type: 'deprecation', url: '/', body: {} }])).status).toBe(204)
    expect((await send('x'.repeat(17_000))).status).toBe(413)
    expect(await kept()).toHaveLength(before)
  })

  it('come a limited number of times from one network', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await send([error('y')])).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
})

describe('a message', () => {
  it.each([
    ['Cannot read "Nguyễn Lan"', 'Cannot read <text>'],
    ['call 0912 345 678 failed', 'call <number> failed'],
    ['no lan@mail.example here', 'no <email> here'],
    ['GET https://song.example/a?b=c failed', 'GET <address> failed'],
    ['x is not a function', 'x is not a function'],
  ])('%s is kept as %s', (message, expected) => {
    expect(withoutValues(message)).toBe(expected)
  })

  it('without a stack of ours has no frames', () => {
    const sent = [
      {
        type: 'script-error',
        url: '/',
        body: { message: 'm', stack: 'Lan\n at chrome-extension://a/b.css:1:2' },
      },
    ]
    expect(readReports(sent)).toEqual([{ kind: 'script', path: '/', message: 'm', stack: '' }])
  })
})

describe('a place in a built script', () => {
  // One mapping: the very beginning of a.js is line 3, column 5 of its source.
  const map = { version: 3, file: 'a.js', sources: ['lib/a.ts'], names: [], mappings: 'AAEI' }
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  writeFileSync(join(folder, 'a.js.map'), JSON.stringify(map))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['/_next/static/chunks/a.js:1:1', 'lib/a.ts:3:5'],
    ['/_next/static/chunks/b.js:1:1', '/_next/static/chunks/b.js:1:1'],
    ['nowhere', 'nowhere'],
  ])('%s is %s', (frame, source) => {
    expect(locate(frame, folder)).toBe(source)
  })
})
