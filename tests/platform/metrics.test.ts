import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../lib/domain/metrics.ts'
import { finish } from './callers.ts'
import { openClient } from './socket-client.ts'
import { bookCall, numberEnding, START_MS, startHarness, visitorOf, type Harness } from './harness.ts'

const TOKEN = 'a-token-of-this-test'
const FOLDER = 'deploy/observability'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { METRICS_TOKEN: TOKEN } })
}, START_MS)
afterAll(() => harness.stop())

const read = (authorization: string) => fetch(`${harness.url}/metrics`, { headers: { authorization } })
const numbers = async () => (await read(`Bearer ${TOKEN}`)).text()

describe('the numbers of a program', () => {
  it('are for whoever has the token, and nobody else learns of them', async () => {
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await read(wrong)).status).toBe(404)
    expect((await read(`Bearer ${TOKEN}`)).headers.get('content-type')).toContain('text/plain')
  })

  it('count a request by its route, never by its address', async () => {
    await fetch(`${harness.url}/api/v1/captcha/challenge?route=secret-name`)
    const text = await numbers()
    expect(text).toMatch(/_count\{[^}]*route="\/api\/v1\/captcha\/challenge"[^}]*status="4\d\d"[^}]*\} 1/)
    expect(text).not.toContain('secret-name')
  })

  it('count calls by their result', async () => {
    expect(await numbers()).not.toMatch(/calls_ended_total\{[^}]*result="BUSY"[^}]*\} \d/)
    const visitor = visitorOf(harness)
    const { ticket } = await bookCall(visitor, numberEnding('01'))
    await finish(harness, visitor, ticket)
    await expect.poll(numbers, { timeout: 10_000 }).toMatch(/calls_ended_total\{[^}]*result="BUSY"[^}]*\} 1/)
  })

  it('count the sockets that are open, and no longer those that closed', async () => {
    expect(await numbers()).toMatch(/^sockets_open\{[^}]*\} 0$/m)
    const visitor = visitorOf(harness)
    await bookCall(visitor, numberEnding('02'))
    const { socket } = await openClient(harness, visitor)
    await expect.poll(numbers).toMatch(/^sockets_open\{[^}]*\} 1$/m)
    socket.close()
    await expect.poll(numbers).toMatch(/^sockets_open\{[^}]*\} 0$/m)
  })
})

describe(FOLDER, () => {
  const used = ['alerts.yaml', 'dashboard.json'].flatMap((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    return [
      ...text.matchAll(
        /\b((?:http|nodejs|process|calls|sockets|jobs|browser)_?[a-z0-9_]*)(?:\{|\[| >|\)|"| )/g,
      ),
    ].map(([, metric = '']) => metric.replace(/_(count|bucket)$/, ''))
  })

  it('asks for numbers that there are', async () => {
    const known = new Set(
      [...`${await numbers()}${await createMetrics('site').text()}`.matchAll(/^# TYPE (\w+)/gm)].map(
        ([, name]) => name,
      ),
    )
    const metrics = [...new Set(used)].filter((name) => name.includes('_') || name === 'jobs')
    expect(metrics.length).toBeGreaterThan(6)
    expect(metrics.filter((name) => !known.has(name))).toEqual([])
  })

  it('has rules that alert when they should, as far as promtool is here to say', () => {
    const { error, status, stdout } = spawnSync('promtool', ['test', 'rules', `${FOLDER}/alerts.test.yaml`], {
      encoding: 'utf8',
    })
    if (error) return
    expect(status, stdout).toBe(0)
  })
})
