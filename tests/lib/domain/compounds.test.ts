import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compoundsIn, keepCounts, unbroken } from '@/lib/domain/compounds'

const shown = (heading: string) => unbroken(heading).replaceAll('\u00a0', '_')

test('words of several syllables, names and counts hold together, other words do not', () => {
  expect(shown('Ba sản phẩm, một giọng nói của doanh nghiệp')).toBe(
    'Ba sản_phẩm, một giọng_nói của doanh_nghiệp',
  )
  expect(shown('Read the code: Voice OTP in 24 hours')).toBe('Read the code: Voice_OTP in 24_hours')
  expect(shown('Khách hàng hoá đơn')).toBe('Khách_hàng hoá_đơn')
  expect(shown('Bất động sản và tổng đài viên')).toBe('Bất_động_sản và tổng_đài_viên')
})

test('what holds together already stays as it is and is found again', () => {
  const heading = unbroken('Từ danh sách đến báo cáo')
  expect(unbroken(heading)).toBe(heading)
  expect(compoundsIn(heading)).toEqual(['danh\u00a0sách', 'báo\u00a0cáo'])
})

test('a word with a hyphen, and a number before one, stay in one line', () => {
  const heading = unbroken('How to count post-production work')
  expect(heading).toBe('How to count post-\u2060production work')
  expect(unbroken(heading)).toBe(heading)
  expect(keepCounts('a 6-digit code, never 08-09')).toBe('a 6-\u2060digit code, never 08-09')
})

test('a part of a longer word is not a word', () => {
  expect(shown('con ngườiơi')).toBe('con ngườiơi')
  expect(shown('Alerts a user in 2 steps')).toBe('Alerts a user in 2_steps')
})

/** What fits into a line of the narrowest phone in the size of a heading, and of those as large as the page's own. */
const LONGEST = { heading: 22, large: 16 }
const LARGE = ['hero', 'closing']

const titlesIn = (content: unknown): string[] => {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'title' && typeof value === 'string' ? [value] : titlesIn(value),
  )
}

test('nothing in a heading is tied together so long that a phone cannot break it', () => {
  const files = globSync('locales/*/pages/**/*.json')
  expect(files.length).toBeGreaterThan(100)
  const pages = files.map((file): Record<string, { title?: string }> =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const titles = pages.flatMap(titlesIn)
  const tiedIn = (titles: string[]) => titles.flatMap((title) => unbroken(title).split(/[ \n]/))
  expect(tiedIn(titles).filter((part) => part.length > LONGEST.heading)).toEqual([])
  const large = pages.flatMap((page) => LARGE.flatMap((id) => titlesIn({ title: page[id]?.title })))
  expect(large.length).toBeGreaterThan(100)
  expect(tiedIn(large).filter((part) => part.length > LONGEST.large)).toEqual([])
})
