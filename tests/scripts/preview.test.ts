import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGate } from '../../scripts/preview/gate.ts'

const LIFE_S = 60

const serve = async (name: string) => {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`))
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: new URL(`http://127.0.0.1:${port}`) }
}

let services: Server[] = []
let gate: Awaited<ReturnType<typeof openGate>>
beforeAll(async () => {
  const [site, platform] = [await serve('site'), await serve('platform')]
  services = [site.server, platform.server]
  gate = await openGate({ site: site.url, platform: platform.url, port: 0, lifeS: LIFE_S })
})
afterAll(() => {
  gate.close()
  for (const service of services) service.close()
})

const ask = (path: string, cookie = '') =>
  fetch(`http://127.0.0.1:${gate.port}${path}`, { redirect: 'manual', headers: { cookie } })

const enter = async (path = '') => {
  const answer = await ask(`/preview/${gate.secret}${path}`)
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { answer, cookie }
}

test('without the secret there is nothing', async () => {
  const wrong = `${gate.secret.slice(1)}x`
  for (const [path, cookie] of [
    ['/', ''],
    ['/aicall', 'lng=vi'],
    [`/preview/${wrong}`, ''],
    ['/', `preview=${wrong}`],
  ] as const) {
    const answer = await ask(path, cookie)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(await answer.text()).not.toContain('site')
  }
})

test.each([
  ['', '/'],
  ['/en/aicall', '/en/aicall'],
  ['//evil.example', '/evil.example'],
])('the secret%s leads to %s and lets in for as long as the preview lives', async (path, page) => {
  const { answer, cookie } = await enter(path)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(page)
  expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`HttpOnly.*Max-Age=${LIFE_S}$`))
  const shown = await ask(page, `lng=en; ${cookie}`)
  expect(await shown.text()).toBe(`site ${page}`)
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
})

test('sockets go to the platform, and only of who was let in', async () => {
  const { cookie } = await enter()
  expect(await (await ask('/api/v1/socket.io/?EIO=4', cookie)).text()).toBe(
    'platform /api/v1/socket.io/?EIO=4',
  )
  const open = async (header: string) => {
    const socket = connect(gate.port, '127.0.0.1')
    socket.write(
      `GET /api/v1/socket.io/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${header}\r\n`,
    )
    let said = ''
    for await (const part of socket.setEncoding('utf8')) said += part
    return said
  }
  expect(await open(`cookie: ${cookie}\r\n`)).toContain('101')
  expect(await open('')).toBe('')
})
