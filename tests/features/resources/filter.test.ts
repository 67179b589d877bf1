import { describe, expect, test } from 'vitest'
import {
  CATEGORIES,
  filterPath,
  filterSegments,
  FILTERS,
  isFiltered,
  matches,
  readFilter,
} from '@/features/resources/filter'
import { PRODUCTS } from '@/lib/contract/enums'

describe('addresses of filters', () => {
  test('every filter has an address of its own, below /resources', () => {
    const addresses = FILTERS.map(filterPath)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.every((address) => address.startsWith('/resources/'))).toBe(true)
    expect(FILTERS).toHaveLength(
      CATEGORIES.length - 1 + PRODUCTS.length + CATEGORIES.length * PRODUCTS.length + 4,
    )
  })

  test.each(FILTERS.map((filter) => [filterPath(filter), filter] as const))(
    '%s is read back',
    (_address, filter) => {
      expect(readFilter(filterSegments(filter))).toEqual(filter)
      expect(isFiltered(filter)).toBe(true)
    },
  )

  test('no filter is /resources itself', () => {
    expect(filterPath({})).toBe('/resources')
    expect(isFiltered({})).toBe(false)
  })

  test.each([['guides'], ['guides', 'aicall'], ['all'], ['news', 'page', '1'], ['news', 'page', '6']])(
    '%s is nothing',
    (...segments) => {
      expect(() => readFilter(segments)).toThrow('no resources at')
    },
  )
})

describe('matching', () => {
  const guide = { category: 'guides', products: ['aicall'] } as const
  const post = { category: 'news', products: [] } as const

  test('category and product both have to fit', () => {
    expect(matches(guide, {})).toBe(true)
    expect(matches(guide, { category: 'guides' })).toBe(true)
    expect(matches(guide, { category: 'guides', product: 'aicall' })).toBe(true)
    expect(matches(guide, { product: 'aivoice' })).toBe(false)
    expect(matches(guide, { category: 'videos', product: 'aicall' })).toBe(false)
  })

  test('what is about no product shows only without one', () => {
    expect(matches(post, { category: 'news' })).toBe(true)
    expect(matches(post, { product: 'aicall' })).toBe(false)
  })
})
