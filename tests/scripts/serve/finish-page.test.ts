import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { finishOnEnd } from '../../../scripts/serve/finish-page.ts'

describe('a page rendered for one answer', () => {
  const ask = async (answer: (response: ServerResponse) => void) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-security-policy', "object-src 'none'")
      finishOnEnd(response, (rendered) => ({ html: `${rendered}.`, policy: `page of ${rendered.length}` }))
      answer(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('not listening')
    const response = await fetch(`http://127.0.0.1:${address.port}`)
    const text = await response.text()
    server.close()
    return {
      text,
      status: response.status,
      policy: response.headers.get('content-security-policy'),
      length: response.headers.get('content-length'),
    }
  }
  const html = (response: ServerResponse) => response.setHeader('content-type', 'text/html; charset=utf-8')

  test('in pieces, has the policy of the whole', async () => {
    const { text, policy } = await ask((response) => {
      html(response).write('<p>')
      response.write(Buffer.from('ừ</p>'))
      response.end()
    })
    expect(text).toBe('<p>ừ</p>.')
    expect(policy).toBe('page of 8')
  })

  test('has the length of what it became', async () => {
    const { length } = await ask((response) => {
      html(response).setHeader('content-length', 3)
      response.end('ừ')
    })
    expect(length).toBe('4')
  })

  test('with another status as well', async () => {
    const { status, policy } = await ask((response) => {
      html(response).statusCode = 404
      response.end('gone')
    })
    expect(status).toBe(404)
    expect(policy).toBe('page of 4')
  })

  test('that has a policy of its own keeps it', async () => {
    const own = "default-src 'none'"
    expect(await ask((r) => html(r).setHeader('content-security-policy', own).end('x'))).toMatchObject({
      text: 'x',
      policy: own,
    })
  })

  test('what is no page goes through as it is', async () => {
    expect(await ask((r) => r.setHeader('content-type', 'image/png').end('x'))).toMatchObject({
      text: 'x',
      policy: "object-src 'none'",
    })
  })

  test('one that has not changed leaves the policy it came with', async () => {
    expect((await ask((response) => html(response).writeHead(304).end())).status).toBe(304)
    const { policy } = await ask((response) => {
      html(response).statusCode = 304
      response.end()
    })
    expect(policy).toBeNull()
  })
})
