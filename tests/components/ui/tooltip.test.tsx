// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from '@/components/ui/tooltip'

// jsdom has no popovers: the calls themselves are what is tested.
const shown = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover = () => shown(true)
  HTMLElement.prototype.hidePopover = () => shown(false)
  shown.mockReset()
  render(<Tooltip text="TEXT">NAME</Tooltip>)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const calls = () => shown.mock.calls.map(([open]) => open)
const trigger = () => screen.getByRole('button', { name: 'NAME' })

test('the text describes the button', () => {
  expect(document.getElementById(trigger().getAttribute('aria-describedby') ?? '')?.textContent).toBe('TEXT')
})

test('focus shows it once, Escape hides it', () => {
  act(() => trigger().focus())
  fireEvent.pointerEnter(trigger())
  fireEvent.keyDown(trigger(), { key: 'Escape' })
  expect(calls()).toEqual([true, false])
})

test('the pointer may move onto the text', () => {
  fireEvent.pointerEnter(trigger())
  fireEvent.pointerLeave(trigger())
  fireEvent.pointerEnter(screen.getByText('TEXT'))
  vi.advanceTimersByTime(1000)
  expect(calls()).toEqual([true])
  fireEvent.pointerLeave(screen.getByText('TEXT'))
  vi.advanceTimersByTime(1000)
  expect(calls()).toEqual([true, false])
})
