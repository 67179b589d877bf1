import dns from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import {
  InnerAddressError,
  isInner,
  lookupPublic,
  namesInner,
} from '../../platform/webhooks/inner-address.ts'
import { post } from '../../platform/webhooks/post.ts'

type Found = { address: string; family: number }[]
const resolves = (found: Found) =>
  vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, _options: object, done: (error: null, found: Found) => void) =>
      done(null, found)) as typeof dns.lookup)

describe('an inner address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is one', (address) => expect(isInner(address)).toBe(true))

  it.each(['8.8.8.8', '2606:4700:4700::1111', '203.162.0.1'])('%s is none', (address) =>
    expect(isInner(address)).toBe(false),
  )

  it.each([
    'https://localhost/',
    'https://platform/',
    'https://app.localhost/',
    'https://redis.internal/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
  ])('%s names one', (url) => expect(namesInner(new URL(url))).toBe(true))

  it('is not connected to when a public name leads there, even beside a public address', async () => {
    resolves([
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ])
    const error = await new Promise((resolve) => lookupPublic('hooks.example.com', {}, resolve))
    expect(error).toBeInstanceOf(InnerAddressError)
    resolves([{ address: '127.0.0.1', family: 4 }])
    const message = { url: 'http://hooks.example.com/', body: '{}', headers: {}, allowsPrivate: false }
    expect(await post(message)).toEqual({ status: null, answer: null, error: 'URL_INNER' })
    expect(await post({ ...message, url: 'http://127.0.0.1:9/' })).toMatchObject({ error: 'URL_INNER' })
  })
})

describe('a message', () => {
  it('follows no redirect, and takes no more of an answer than is shown', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: '/' }).end()
      else response.end('a'.repeat(100_000))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const send = (path: string) =>
      post({ url: `http://127.0.0.1:${port}${path}`, body: '{}', headers: {}, allowsPrivate: true })
    expect(await send('/away')).toMatchObject({ status: 302, error: 'STATUS' })
    const { status, answer, error } = await send('/')
    expect([status, answer?.length, error]).toEqual([200, 1_000, null])
    await new Promise((resolve) => server.close(resolve))
    expect(await send('/')).toEqual({ status: null, answer: null, error: 'NETWORK' })
  })
})
