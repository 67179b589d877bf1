// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tabs } from '@/components/ui/tabs'

beforeEach(() => history.replaceState(null, '', '/pricing?cycle=yearly'))
afterEach(cleanup)

const items = ['one', 'two', 'three'].map((id) => ({ id, label: `TAB ${id}`, panel: <p>{`PANEL ${id}`}</p> }))
const tabs = <Tabs label="TABS" items={items} />
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('arrow keys, Home and End move focus and selection, round the ends', async () => {
  render(tabs)
  const user = userEvent.setup()
  await user.tab()
  for (const [key, want] of [
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'one'],
    ['End', 'three'],
    ['Home', 'one'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(selected()).toBe(`TAB ${want}`)
    expect(document.activeElement?.textContent).toBe(`TAB ${want}`)
    expect(document.querySelector('[role=tabpanel][data-state=active]')?.textContent).toBe(`PANEL ${want}`)
  }
})

test('a click keeps the rest of the address', async () => {
  render(tabs)
  await userEvent.click(screen.getByText('TAB two'))
  expect(location.search).toBe('?cycle=yearly&tab=two')
})

test('the address chooses the first tab, an unknown one is ignored', () => {
  history.replaceState(null, '', '?tab=three')
  render(tabs)
  expect(selected()).toBe('TAB three')
  cleanup()
  history.replaceState(null, '', '?tab=nonsense')
  render(tabs)
  expect(selected()).toBe('TAB one')
})

test('the server sends links and every panel', () => {
  const html = renderToString(tabs)
  for (const { id } of items) {
    expect(html).toContain(`href="?tab=${id}"`)
    expect(html).toContain(`PANEL ${id}`)
  }
})

test('two tab lists with the same tabs do not share ids', () => {
  render(
    <>
      {tabs}
      {tabs}
    </>,
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
