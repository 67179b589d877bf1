// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isReturn, storeAnchor, pageAddress, restoreAnchor } from '@/features/auth/return-address'

const open = (address: string) => window.history.replaceState(null, '', address)
const ANSWER = '#state=1f0c&session_state=9&iss=http%3A%2F%2Fid&code=abc'

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<h2 id="hỏi-đáp">?</h2>'
})

test('only an answer of the identity server counts as the way back', () => {
  for (const [hash, is] of [
    [ANSWER, true],
    ['#error=access_denied&state=1', true],
    ['#code=1', false],
    ['#state=1', false],
    ['#statement=1&barcode=2', false],
    ['#faq', false],
    ['', false],
  ] as const) {
    open(`/aicall?code=1&state=2${hash}`)
    expect([hash, isReturn()]).toEqual([hash, is])
  }
})

test('the way back ends on the same page, query and anchor, scrolled to it, with the answer gone', () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const changed = vi.fn()
  window.addEventListener('hashchange', changed)
  open(`/en/aicall?from=mail#${encodeURIComponent('hỏi-đáp')}`)
  expect(pageAddress()).toBe(`${window.location.origin}/en/aicall?from=mail`)
  storeAnchor()
  open(`/en/aicall?from=mail${ANSWER}`)
  restoreAnchor()
  expect(window.location.pathname + window.location.search).toBe('/en/aicall?from=mail')
  expect(decodeURIComponent(window.location.hash)).toBe('#hỏi-đáp')
  expect(scroll).toHaveBeenCalledOnce()
  expect(changed).toHaveBeenCalledOnce()
})

test('an anchor is used once, and a malformed one breaks nothing', () => {
  open('/a#%E0%A4%A')
  storeAnchor()
  expect(restoreAnchor).not.toThrow()
  open(`/a${ANSWER}`)
  restoreAnchor()
  expect(window.location.hash).toBe('')
})
