import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONTROL_PATH, FAULTS, openFaultProxy, type State } from '../../scripts/faults/fault-proxy.ts'
import { firstSentences, isWhole, SERVICES, tableOf, withTable } from '../../scripts/faults/table.ts'
import { freePort } from '../../scripts/lib/processes.ts'

const BODY = JSON.stringify({ status: 1, result: 'x'.repeat(200) })

describe('a service behind the proxy', () => {
  let service: Server
  let proxy: Awaited<ReturnType<typeof openFaultProxy>>
  let url: string

  beforeEach(async () => {
    service = createServer((request, response) => {
      if (request.url === '/stream') return void response.write('data: 1\n\n')
      response.setHeader('x-country', String(request.headers['cf-ipcountry']))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': BODY.length }).end(BODY)
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const address = service.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    const port = await freePort()
    proxy = await openFaultProxy(`http://127.0.0.1:${address.port}`, port, {
      adds: (visitor) => ({ 'cf-ipcountry': visitor }),
    })
    url = `http://127.0.0.1:${port}`
  })
  afterEach(() => {
    proxy.close()
    service.closeAllConnections()
    service.close()
  })

  const become = async (state: State | 'unheard of') =>
    (await fetch(url + CONTROL_PATH, { method: 'PUT', body: state })).status
  const held = async () => (await (await fetch(url + CONTROL_PATH)).json()).held
  const ask = async () => (await fetch(url, { signal: AbortSignal.timeout(500) })).text()

  test('that works answers as it does, with what the network adds', async () => {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    expect(await answer.text()).toBe(BODY)
    expect(answer.headers.get('x-country')).toBe('203.0.113.1')
  })

  test.each(['refuses', 'hangs', 'half an answer', 'closes in mid-stream', 'slow drip'] as const)(
    'that %s gives no whole answer, and is asked in vain by nobody afterwards',
    async (state) => {
      expect(await become(state)).toBe(204)
      await expect(ask()).rejects.toThrow()
      await expect.poll(held).toBe(0)
      await become('works')
      expect(await ask()).toBe(BODY)
    },
  )

  test.each([
    ['answers 500', 500, 'text/html'],
    ['answers 429', 429, 'application/json'],
    ['garbage', 200, 'application/json'],
    ['wrong shape', 200, 'application/json'],
  ] as const)('that %s says so at once', async (state, status, type) => {
    await become(state)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
    expect(await answer.text()).not.toBe(BODY)
  })

  test('that works again still owes an answer to whoever it left hanging', async () => {
    await become('hangs')
    const abort = new AbortController()
    const asked = fetch(url, { signal: abort.signal }).catch(() => 'given up')
    await expect.poll(held).toBe(1)
    await become('works')
    await sleep(50)
    expect(await held()).toBe(1)
    abort.abort()
    expect(await asked).toBe('given up')
    await expect.poll(held).toBe(0)
  })

  test('that streams is not asked on behind somebody who has left', async () => {
    const abort = new AbortController()
    const stream = await fetch(`${url}/stream`, { signal: abort.signal })
    const open = () => new Promise((resolve) => service.getConnections((_error, count) => resolve(count)))
    expect(stream.status).toBe(200)
    expect(await open()).toBe(1)
    abort.abort()
    await expect.poll(open).toBe(0)
  })

  test('knows no other state', async () => expect(await become('unheard of')).toBe(400))
})

describe('the table', () => {
  const row = { service: 'api', fault: 'hangs', sees: 'works', seconds: 2, recovered: null } as const

  test.each([
    ['Mất kết nối\nVăn bản vẫn còn đây. Bấm lại.', 'Mất kết nối. Văn bản vẫn còn đây. Bấm lại.'],
    [`Một câu.\n${'rất dài '.repeat(30)}.\nNữa.`, 'Một câu.'],
    [`${'x'.repeat(200)}\nNữa.`, `${'x'.repeat(200)}.`],
    ['Hoặc gọi:\n\n024 000', 'Hoặc gọi. 024 000.'],
  ])('says %j in whole sentences', (words, text) => expect(firstSentences(words)).toBe(text))

  test('has what was said, that all works, or what the page is without', () => {
    const table = tableOf([
      row,
      { ...row, sees: 'Sai | rồi', recovered: 1.5 },
      { ...row, service: 'flags', sees: 'without' },
    ])
    expect(table.split('\n').slice(2)).toEqual([
      '| api | hangs | everything works | 2 |  |',
      '| api | hangs | “Sai / rồi.” | 2 | 1.5 |',
      `| flags | hangs | ${SERVICES['flags']?.without} | 2 |  |`,
    ])
  })

  test('takes the place of the one before', () =>
    expect(withTable('# Head\n\n| Service | Old |\n|---|---|\n', '| Service | New |')).toBe(
      '# Head\n\n| Service | New |\n',
    ))

  test('is whole with every service in every state', () => {
    const rows = Object.keys(SERVICES).flatMap((service) =>
      FAULTS.map((fault) => ({ ...row, service, fault })),
    )
    expect(rows).toHaveLength(81)
    expect(isWhole(rows)).toBe(true)
    expect(isWhole(rows.slice(1))).toBe(false)
  })
})
