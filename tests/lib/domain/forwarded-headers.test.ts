import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { settleForwardedHeaders, trustProxySchema } from '../../../lib/domain/network-address.ts'

/** What a handler behind a server with this setting sees of a request from this machine. */
const seen = async (setting: string, headers: Record<string, string>) => {
  const trust = trustProxySchema.parse(setting)
  const server = createServer((request, response) => {
    settleForwardedHeaders(request, trust)
    response.end(JSON.stringify(request.headers))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const answer: unknown = await (await fetch(`http://127.0.0.1:${address.port}`, { headers })).json()
  server.close()
  return answer
}

const claims = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=198.51.100.1',
}

test('a visitor’s own claims are dropped, the peer is the visitor', async () => {
  const headers = await seen('false', claims)
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'forwarded'])
    expect(headers).not.toHaveProperty(name)
})

test.each([
  ['loopback', '198.51.100.1', '198.51.100.1'],
  // What the visitor wrote comes first, what the proxies saw comes last.
  ['loopback', '192.0.2.66, 203.0.113.9', '203.0.113.9'],
  ['loopback, 203.0.113.0/24', '192.0.2.66, 203.0.113.9', '192.0.2.66'],
  ['true', '192.0.2.66, 203.0.113.9', '192.0.2.66'],
])('behind %s, %s is %s', async (setting, chain, visitor) => {
  expect(await seen(setting, { ...claims, 'x-forwarded-for': chain })).toMatchObject({
    'x-forwarded-for': visitor,
    'x-forwarded-host': 'evil.example',
  })
})
