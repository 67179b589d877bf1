import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkCode,
  fits,
  usableVouchers,
  vouchersFor,
  VOUCHER_SCOPES,
  scopeOf,
  type Buyer,
  type Voucher,
} from '@/features/pricing/vouchers'

const NOW = Date.parse('2026-11-21T03:00:00Z')
const TOMORROW = '2026-11-22T03:00:00.000Z'
const YESTERDAY = '2026-11-20T03:00:00.000Z'

const voucher = (code: string, changes: Partial<Voucher> = {}): Voucher => ({
  code,
  kind: 'public',
  discountPercent: 10,
  endsAt: null,
  usagePackage: null,
  isUsed: false,
  ...changes,
})

const studio = { id: 'studio-team-monthly', product: 'studio' }
const api = { id: 'api-run-monthly', product: 'api' }
const stranger: Buyer = { isFirstOffered: true, hasPaid: null }
const codes = (list: readonly Voucher[]) => list.map(({ code }) => code)

describe('a voucher', () => {
  test.each([
    [null, true, true],
    ['studio', true, false],
    ['STUDIO', true, false],
    ['studio-team-monthly', true, false],
    ['api', false, true],
    ['aicall', false, false],
  ])('for %s fits studio: %s, api: %s', (usagePackage, onStudio, onApi) => {
    expect([fits(voucher('A', { usagePackage }), studio), fits(voucher('A', { usagePackage }), api)]).toEqual(
      [onStudio, onApi],
    )
  })

  test('has a scope there is a word for', () => {
    const scopes = [null, 'studio', 'API', 'studio-team-monthly'].map((usagePackage) =>
      scopeOf(voucher('A', { usagePackage })),
    )
    expect(scopes).toEqual(['all', 'studio', 'api', 'other'])
    for (const scope of scopes) expect(VOUCHER_SCOPES).toContain(scope)
  })
})

describe('usable are', () => {
  test('those that run and are not used, each code once', () => {
    const list = [
      voucher('OWN', { kind: 'personal', discountPercent: 15 }),
      voucher('own', { discountPercent: 5 }),
      voucher('USED', { isUsed: true }),
      voucher('OVER', { endsAt: YESTERDAY }),
      voucher('RUNS', { endsAt: TOMORROW }),
    ]
    expect(codes(usableVouchers(list, stranger, NOW))).toEqual(['OWN', 'RUNS'])
    expect(codes(usableVouchers(list, stranger, Date.parse(TOMORROW)))).toEqual(['OWN'])
  })

  test.each([
    [{ isFirstOffered: true, hasPaid: null }, ['FIRST']],
    [{ isFirstOffered: true, hasPaid: false }, ['FIRST']],
    [{ isFirstOffered: true, hasPaid: true }, []],
    [{ isFirstOffered: false, hasPaid: false }, []],
  ])('first-purchase discounts for %o: %o', (buyer, expected) => {
    expect(codes(usableVouchers([voucher('FIRST', { kind: 'first_purchase' })], buyer, NOW))).toEqual(
      expected,
    )
  })
})

describe('the choice for a package', () => {
  test('takes the one that takes most off, then the one that ends sooner', () => {
    const list = [
      voucher('TEN'),
      voucher('TEN-SOON', { endsAt: TOMORROW }),
      voucher('TWENTY', { discountPercent: 20, usagePackage: 'studio' }),
      voucher('ZERO', { discountPercent: 0 }),
    ]
    expect(codes(vouchersFor(list, studio))).toEqual(['TWENTY', 'TEN-SOON', 'TEN'])
    expect(codes(vouchersFor(list, api))).toEqual(['TEN-SOON', 'TEN'])
    expect(vouchersFor([], api)).toEqual([])
  })

  test('does not depend on the order of the list, and nothing beats it', () => {
    const any = fc.record({
      code: fc.string({ minLength: 1, maxLength: 6 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      usagePackage: fc.constantFrom(null, 'studio', 'api'),
    })
    const unique = fc.uniqueArray(any, { selector: ({ code }) => code.toLowerCase(), maxLength: 8 })
    fc.assert(
      fc.property(unique, (list) => {
        const vouchers = list.map(({ code, ...changes }) => voucher(code, changes))
        const [first] = vouchersFor(vouchers, studio)
        expect(vouchersFor(vouchers.toReversed(), studio)[0]).toEqual(first)
        const gains = vouchers.filter((entry) => fits(entry, studio)).map((entry) => entry.discountPercent)
        expect(first?.discountPercent ?? 0).toBe(Math.max(0, ...gains))
      }),
    )
  })
})

describe('a typed code', () => {
  const known = [
    voucher('GOOD', { usagePackage: 'api' }),
    voucher('OVER', { endsAt: YESTERDAY }),
    voucher('USED', { isUsed: true, endsAt: YESTERDAY }),
    voucher('CALLS', { usagePackage: 'aicall' }),
    voucher('FIRST', { kind: 'first_purchase' }),
  ]
  const ask = (code: string, buyer: Buyer = stranger) =>
    checkCode({ code, vouchers: known, targets: [studio, api], buyer, now: NOW }).verdict

  test.each([
    ['GOOD', 'ok'],
    [' good ', 'ok'],
    ['NONE', 'invalid'],
    ['OVER', 'expired'],
    ['USED', 'used'],
    ['CALLS', 'other'],
    ['FIRST', 'ok'],
  ])('%s is %s', (code, verdict) => {
    expect(ask(code)).toBe(verdict)
  })

  test('for a first purchase depends on what was paid and on the switch', () => {
    expect(ask('FIRST', { isFirstOffered: true, hasPaid: true })).toBe('paid')
    expect(ask('FIRST', { isFirstOffered: false, hasPaid: false })).toBe('closed')
  })
})
