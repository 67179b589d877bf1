import { describe, expect, test } from 'vitest'
import { dynamicPages } from '../../scripts/lib/dynamic-pages.ts'

const FILES = {
  '/[lang]/page': '/[lang]',
  '/[lang]/about-us/page': '/[lang]/about-us',
  '/[lang]/industries/[industry]/page': '/[lang]/industries/[industry]',
  '/api/v1/[...path]/route': '/api/v1/[...path]',
}
const made = (route: string) => ({ srcRoute: route })
const ALL = {
  '/vi': made('/[lang]'),
  '/en': made('/[lang]'),
  '/vi/about-us': made('/[lang]/about-us'),
  '/en/about-us': made('/[lang]/about-us'),
  '/vi/industries/banking': made('/[lang]/industries/[industry]'),
  '/en/industries/banking': made('/[lang]/industries/[industry]'),
}

describe('pages that a build did not prerender', () => {
  test('none when every page is there in every language', () => {
    expect(dynamicPages(FILES, ALL, ['vi', 'en'])).toEqual([])
  })

  test.each(Object.entries(ALL))('%s missing names its route', (address, { srcRoute }) => {
    const rest = Object.fromEntries(Object.entries(ALL).filter(([kept]) => kept !== address))
    expect(dynamicPages(FILES, rest, ['vi', 'en'])).toEqual([srcRoute])
  })

  test('the page of results answers each visit anew', () => {
    const files = { ...FILES, '/[lang]/search/page': '/[lang]/search' }
    expect(dynamicPages(files, ALL, ['vi', 'en'])).toEqual([])
  })

  test('an address of another language does not count', () => {
    const entries = Object.entries(ALL).map(([address, made]) => [
      address.replace(/^\/en$/, '/english'),
      made,
    ])
    expect(dynamicPages(FILES, Object.fromEntries(entries), ['vi', 'en'])).toEqual(['/[lang]'])
  })
})
