import { describe, expect, it } from 'vitest'
import { networkOf, trustProxySchema, UNKNOWN_NETWORK } from '../../../lib/domain/network-address'

describe('what an address counts as', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it.each(['', 'unknown', '1.2.3', '1.2.3.4:5', '0x7f000001', '256.1.1.1', 'x'.repeat(10_000)])(
    '%j is no address',
    (text) => expect(networkOf(text)).toBe(UNKNOWN_NETWORK),
  )
})

describe('TRUST_PROXY', () => {
  const isTrusted = (setting: string | undefined, address: string) =>
    trustProxySchema.parse(setting)(address, 0)

  it.each([
    [undefined, '127.0.0.1', true],
    [undefined, '203.0.113.7', false],
    ['true', '203.0.113.7', true],
    ['false', '127.0.0.1', false],
    ['uniquelocal, 203.0.113.0/24', '203.0.113.7', true],
    ['uniquelocal, 203.0.113.0/24', '10.1.2.3', true],
    ['uniquelocal, 203.0.113.0/24', '198.51.100.1', false],
  ])('%j: is %s believed? %s', (setting, address, expected) =>
    expect(isTrusted(setting, address)).toBe(expected),
  )

  it('refuses what is neither an address nor a range', () => {
    expect(trustProxySchema.safeParse('everyone').success).toBe(false)
  })
})
