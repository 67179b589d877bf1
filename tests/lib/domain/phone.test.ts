import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, maskPhone, telHref } from '../../../lib/domain/phone-format.ts'
import { parsePhone } from '../../../lib/domain/phone.ts'

const ACCEPTED: [typed: string, e164: string][] = [
  ['0912345678', '+84912345678'],
  ['+84912345678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['0084912345678', '+84912345678'],
  ['+84 0912 345 678', '+84912345678'],
  ['+84 (0)912 345 678', '+84912345678'],
  ['091 234 56 78', '+84912345678'],
  ['0912.345.678', '+84912345678'],
  ['0912-345-678', '+84912345678'],
  ['912345678', '+84912345678'],
  ['０９１２３４５６７８', '+84912345678'],
  ['\u202a0912345678\u202c', '+84912345678'],
  ['844666531', '+84844666531'],
  ['0844666531', '+84844666531'],
  ['84844666531', '+84844666531'],
  ['0867672687', '+84867672687'],
  ['0559123456', '+84559123456'],
]

const REFUSED: [typed: string, code: string][] = [
  ['', 'EMPTY'],
  ['   ', 'EMPTY'],
  ['\u200b', 'EMPTY'],
  ['02438251234', 'LANDLINE'],
  ['+842438251234', 'LANDLINE'],
  ['19001234', 'PREMIUM'],
  ['1900 123456', 'PREMIUM'],
  ['18001234', 'TOLL_FREE'],
  ['0672012345', 'VOIP'],
  ['+12025550123', 'FOREIGN'],
  ['0012025550123', 'FOREIGN'],
  ['091234567', 'TOO_SHORT'],
  ['09', 'TOO_SHORT'],
  ['09123456789', 'TOO_LONG'],
  ['113', 'SHORT_CODE'],
  ['1080', 'SHORT_CODE'],
  ['5656', 'SHORT_CODE'],
  ['0551234567', 'BAD_PREFIX'],
  ['0521234567', 'BAD_PREFIX'],
  ['0891234567', 'BAD_PREFIX'],
  ['0992234567', 'BAD_PREFIX'],
  ['0412345678', 'BAD_PREFIX'],
  ['0912 345 67a', 'INVALID'],
  ['gọi tôi', 'INVALID'],
  ['++84912345678', 'INVALID'],
  ['0000000000', 'INVALID'],
]

const RENEWED: [typed: string, suggestion: string][] = [
  ['0168 999 3333', '0389993333'],
  ['01201234567', '0701234567'],
  ['+841281234567', '0781234567'],
  ['01991234567', '0591234567'],
]

describe('parsePhone', () => {
  it.each(ACCEPTED)('reads %j as %s', (typed, e164) => {
    expect(parsePhone(typed)).toEqual({ ok: true, e164, national: `0${e164.slice(3)}` })
  })

  it.each(REFUSED)('refuses %j as %s', (typed, code) => {
    expect(parsePhone(typed)).toEqual({ ok: false, code })
  })

  it.each(RENEWED)('offers the new form of %j: %s', (typed, suggestion) => {
    expect(parsePhone(typed)).toEqual({ ok: false, code: 'OLD_11', suggestion })
    expect(parsePhone(suggestion).ok).toBe(true)
  })

  it('never throws, and reads its own answer back as the same number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 .]{0,14}$/)), (typed) => {
        const phone = parsePhone(typed)
        if (phone.ok) expect(parsePhone(phone.e164)).toEqual(phone)
      }),
    )
  })
})

describe('a number as people read it', () => {
  it('groups a mobile number by language', () => {
    expect(formatPhone('+84912345678', 'vi')).toBe('0912 345 678')
    expect(formatPhone('+84912345678', 'en')).toBe('+84 912 345 678')
  })

  it('groups a landline by its area code', () => {
    expect(formatPhone('+842438251234', 'vi')).toBe('024 3825 1234')
    expect(formatPhone('+842203825123', 'vi')).toBe('0220 382 5123')
  })

  it('hides the middle and makes a link', () => {
    expect(maskPhone('+84912345678')).toBe('0912 *** 678')
    expect(telHref('+84912345678')).toBe('tel:+84912345678')
    expect(telHref('+842438251234')).toBe('tel:+842438251234')
    expect(telHref('+842043825123')).toBe('tel:+842043825123')
  })

  it('makes no link of a landline that nobody can have', () => {
    for (const number of ['+842400000000', '+842800000001', '+842030000000'])
      expect(telHref(number)).toBeUndefined()
  })
})
