import { request } from 'node:http'
import { expect, test } from 'playwright/test'

const SENT_AT_ONCE = 64 * 1024
const LARGE = 300 * 1024 * 1024

/** One plain request to the site, and how many bytes of a chunked body of `size` it took. */
const send = (base: string | undefined, method: string, path: string, size = 0) =>
  new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
    let sent = 0
    const outgoing = request(new URL(path, base), { method }, (response) => {
      resolve({ status: response.statusCode, sent })
      outgoing.destroy()
    })
    outgoing.on('error', reject)
    const chunk = Buffer.alloc(SENT_AT_ONCE, 'a')
    const more = () => {
      while (sent < size && !outgoing.destroyed) {
        sent += chunk.length
        if (!outgoing.write(chunk)) return void outgoing.once('drain', more)
      }
      outgoing.end()
    }
    more()
  })

test('an unknown method is refused, and HEAD answers as GET does', async ({ baseURL }) => {
  for (const method of ['TRACE', 'PUT', 'DELETE'])
    expect((await send(baseURL, method, '/en')).status, method).toBe(405)
  for (const path of ['/en', '/api/v1/voices', '/api/v1/country'])
    expect((await send(baseURL, 'HEAD', path)).status, path).toBe(200)
})

test('a body without an end is refused long before it is over', async ({ baseURL }) => {
  // Who still writes as the connection is closed may lose the answer that came before.
  await expect(async () => {
    const { status, sent } = await send(baseURL, 'POST', '/api/v1/contacts', LARGE)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(LARGE / 10)
  }).toPass()
})
