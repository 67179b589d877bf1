// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as CameFrom from '@/lib/previous-path'
import { callOf, purposeOf } from '@/features/contact/purpose'

describe('what a message is about', () => {
  test.each([
    ['?purpose=AIVOICE', undefined, 'AIVOICE'],
    ['?purpose=smartdialog', '/aicall', 'SMARTDIALOG'],
    ['?purpose=nonsense', '/aicall/pricing', 'AICALL'],
    ['?call=c_123456', '/aivoice', 'AICALL'],
    ['', '/aivoice/pricing', 'AIVOICE'],
    ['', '/en/smartdialog/nlu', 'SMARTDIALOG'],
    ['', '/vi/aicall', 'AICALL'],
    ['', '/careers', 'OTHER'],
    ['', '/aicallers', undefined],
    ['', '/', undefined],
    ['', undefined, undefined],
  ])('address %s, from %s: %s', (search, from, purpose) => expect(purposeOf({ search, from })).toBe(purpose))

  test('a call is named only by an id that looks like one', () => {
    expect(callOf('?call=call_12-34')).toBe('call_12-34')
    expect(callOf('?call=<b>hello</b>')).toBeUndefined()
    expect(callOf('')).toBeUndefined()
  })
})

describe('where a visitor came from', () => {
  let place: typeof CameFrom
  beforeEach(async () => {
    vi.resetModules()
    place = await import('@/lib/previous-path')
    Object.defineProperty(document, 'referrer', { value: '', configurable: true })
    history.replaceState(null, '', '/contact-us')
  })

  test('is the page before, also while the new one is being shown', () => {
    place.recordVisit('/aivoice')
    expect(place.previousPath()).toBe('/aivoice')
    place.recordVisit('/contact-us')
    place.recordVisit('/contact-us')
    expect(place.previousPath()).toBe('/aivoice')
  })

  test('after a new document, is our own referrer and nobody else’s', () => {
    Object.defineProperty(document, 'referrer', {
      value: `${location.origin}/aicall?x=1`,
      configurable: true,
    })
    expect(place.previousPath()).toBe('/aicall')
    Object.defineProperty(document, 'referrer', { value: 'https://other.example/aicall', configurable: true })
    expect(place.previousPath()).toBeUndefined()
  })
})
