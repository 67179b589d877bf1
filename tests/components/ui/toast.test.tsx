// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/ui/toast-host'
import { showToast } from '@/components/ui/toast-store'

// jsdom has no popovers, and hides what has the attribute: hence `hidden` in the queries.
HTMLElement.prototype.showPopover = () => {}
HTMLElement.prototype.hidePopover = () => {}
// The library watches the window's focus, and a test window has none.
document.hasFocus = () => true

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const texts = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')].map((shown) => shown.textContent)
async function toast(...args: Parameters<typeof showToast>) {
  act(() => showToast(...args))
  await act(() => vi.dynamicImportSettled())
  // React holds back what a suspended tree shows for up to 300 ms.
  for (let i = 0; i < 10 && !texts().includes(args[0].text); i++) await pass(50)
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost regionLabel="REGION" closeLabel="CLOSE" />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the library is not on the page before the first toast', () => {
  expect(document.querySelector('.Toastify')).toBeNull()
})

test('one at a time, the newest; gone after five seconds', async () => {
  await toast({ kind: 'success', text: 'ONE' })
  expect(texts()).toEqual(['ONE'])
  await toast({ kind: 'success', text: 'TWO' })
  expect(texts()).toEqual(['TWO'])
  await pass(4800)
  expect(texts()).toEqual(['TWO'])
  await pass(300)
  expect(texts()).toEqual([])
})

test('the pointer and the focus hold it', async () => {
  await toast({ kind: 'info', text: 'ONE' })
  const shown = screen.getByRole('status', { hidden: true })
  fireEvent.mouseEnter(shown)
  await pass(9000)
  expect(texts()).toEqual(['ONE'])
  fireEvent.mouseLeave(shown)
  act(() => screen.getByLabelText('CLOSE').focus())
  await pass(9000)
  expect(texts()).toEqual(['ONE'])
  act(() => screen.getByLabelText('CLOSE').blur())
  await pass(5100)
  expect(texts()).toEqual([])
})

test('its action is reached by keyboard from anywhere, holds the toast, closes it and runs', async () => {
  const run = vi.fn()
  await toast({ kind: 'info', text: 'ONE', action: { label: 'UNDO', run } })
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  expect(document.activeElement?.contains(screen.getByRole('status', { hidden: true }))).toBe(true)
  await pass(9000)
  fireEvent.click(screen.getByText('UNDO'))
  expect(run).toHaveBeenCalledOnce()
  await pass(50)
  expect(texts()).toEqual([])
})

test('whoever came to it by keyboard goes back to where they were', async () => {
  const origin = document.body.appendChild(document.createElement('input'))
  origin.focus()
  await toast({ kind: 'info', text: 'ONE' })
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  act(() => screen.getByLabelText('CLOSE').focus())
  fireEvent.click(screen.getByLabelText('CLOSE'))
  await pass(50)
  expect(document.activeElement).toBe(origin)
  origin.remove()
})

test('an error is an alert, and the cross closes it', async () => {
  await toast({ kind: 'danger', text: 'BAD' })
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('BAD')
  fireEvent.click(screen.getByLabelText('CLOSE'))
  await pass(50)
  expect(texts()).toEqual([])
})
