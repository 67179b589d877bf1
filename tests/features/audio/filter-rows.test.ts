// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  choiceIn,
  filterAttributes,
  fitsRow,
  NO_CHOICE,
  rowOf,
  searchWith,
} from '@/features/audio/filter-rows'
import { foldText } from '@/lib/domain/fold'

const row = {
  facets: { region: ['north'], style: ['news', 'announcement'] },
  find: foldText('Minh Quân miền Bắc giọng nam đọc tin'),
}
const choice = (facets: Record<string, string>, query = '') => ({ facets, query })

test('marks and case do not matter, đ is a d', () => {
  expect(foldText('Đường miền BẮC')).toBe('duong mien bac')
  expect(foldText('Đường'.normalize('NFD'))).toBe('duong')
})

test.each([
  ['mien bac', true],
  ['miền Bắc', true],
  ['  BẮC   minh ', true],
  ['qu', true],
  ['bac trung', false],
  ['uan', false],
  ['', true],
])('typing “%s” finds the row: %s', (query, fits) => expect(fitsRow(row, choice({}, query))).toBe(fits))

test('every chosen value must be there, one of several is enough', () => {
  expect(fitsRow(row, choice({ region: 'north', style: 'news' }))).toBe(true)
  expect(fitsRow(row, choice({ style: 'announcement' }, 'bac'))).toBe(true)
  expect(fitsRow(row, choice({ region: 'south' }))).toBe(false)
  expect(fitsRow(row, choice({ otp: '4' }))).toBe(false)
})

test('a row goes into the page and comes back the same', () => {
  const element = document.createElement('li')
  for (const [name, value] of Object.entries(filterAttributes(row.facets, 'Miền Bắc')))
    element.setAttribute(name, value)
  expect(rowOf(element)).toEqual({ facets: row.facets, find: 'mien bac' })
  expect(rowOf(document.createElement('li'))).toEqual({ facets: {}, find: '' })
})

test('the address keeps what is chosen and leaves the rest alone', () => {
  const options = { region: ['north', 'south'], style: ['news'] }
  const search = searchWith('?ab=3&style=old', Object.keys(options), choice({ region: 'south' }, ' mien '))
  expect(search).toBe('?ab=3&region=south&q=mien')
  expect(choiceIn(search, options)).toEqual(choice({ region: 'south' }, 'mien'))
  expect(choiceIn('?region=mars&q=', options)).toEqual(NO_CHOICE)
  expect(searchWith('?region=south', Object.keys(options), NO_CHOICE)).toBe('')
})
