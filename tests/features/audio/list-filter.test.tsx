// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filterAttributes } from '@/features/audio/filter-rows'
import { ListFilter, type Facet } from '@/features/audio/list-filter'

const facets: Facet[] = [
  {
    name: 'region',
    label: 'REGION',
    all: 'ALL',
    look: 'select',
    options: [{ value: 'north', label: 'NORTH' }],
  },
  { name: 'style', label: 'STYLE', all: 'EVERY', look: 'chips', options: [{ value: 'news', label: 'NEWS' }] },
]
const messages = { count: '{n} LEFT', none: 'NONE', clear: 'CLEAR', search: 'SEARCH' }
const show = (inAddress = true) =>
  render(
    <ListFilter
      facets={facets}
      messages={messages}
      total={2}
      inAddress={inAddress}
      beside={<input type="radio" aria-label="BESIDE" value="studio" readOnly />}
    >
      <ul>
        <li {...filterAttributes({ region: ['north'], style: ['news'] }, 'miền Bắc')}>one</li>
        <li {...filterAttributes({ region: ['south'] }, 'miền Nam')}>two</li>
      </ul>
    </ListFilter>,
  )
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map((li) => li.textContent)
const said = () => screen.getByRole('status').textContent

beforeEach(() => history.replaceState(null, '', '/page?x=1#list'))
afterEach(cleanup)

test('filters and search work together, say how many are left, and stand in the address', async () => {
  show()
  expect([shown(), said()]).toEqual([['one', 'two'], '2 LEFT'])
  await userEvent.selectOptions(screen.getByLabelText('REGION'), 'north')
  await waitFor(() => expect([shown(), said()]).toEqual([['one'], '1 LEFT']))
  await userEvent.click(screen.getByRole('button', { name: 'NEWS' }))
  await userEvent.type(screen.getByLabelText('SEARCH'), 'bac')
  await waitFor(() => expect(location.href).toMatch(/\/page\?x=1&region=north&style=news&q=bac#list$/))
  expect(shown()).toEqual(['one'])
})

test('nothing left says so, and one button brings all back', async () => {
  show()
  await userEvent.type(screen.getByLabelText('SEARCH'), 'zzz')
  await waitFor(() => expect([shown(), said()]).toEqual([[], 'NONE']))
  await userEvent.click(screen.getByRole('button', { name: 'CLEAR' }))
  await waitFor(() => expect([shown(), said(), location.search]).toEqual([['one', 'two'], '2 LEFT', '?x=1']))
})

test('an address opens the list as it was sent, where it may', async () => {
  history.replaceState(null, '', '/page?region=north')
  show()
  await waitFor(() => expect(shown()).toEqual(['one']))
  cleanup()
  show(false)
  expect(shown()).toEqual(['one', 'two'])
  await userEvent.click(screen.getByRole('button', { name: 'NEWS' }))
  await waitFor(() => expect([shown(), location.search]).toEqual([['one'], '?region=north']))
})
