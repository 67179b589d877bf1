// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  delete document.documentElement.dataset['awake']
  vi.resetModules()
})

const isAwake = () => document.documentElement.hasAttribute('data-awake')

const open = async () => {
  vi.doMock('@/features/pages/site-keys', () => {
    document.documentElement.dataset['awake'] = ''
    return {}
  })
  const { FirstSign } = await import('@/features/pages/first-sign')
  render(
    <>
      <FirstSign />
      <a href="/search">
        <svg />
      </a>
      <button>Play</button>
    </>,
  )
}

const over = (selector: string, pointerType: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))

test('a finger on a button is answered first: the page wakes after its click', async () => {
  await open()
  over('button', 'touch')
  await wait(200)
  expect(isAwake()).toBe(false)
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(isAwake()).toBe(true))
})

test('a finger that scrolls wakes the page, too', async () => {
  await open()
  over('button', 'touch')
  document.dispatchEvent(new PointerEvent('pointercancel'))
  await vi.waitFor(() => expect(isAwake()).toBe(true))
})

test.each([
  ['a finger on a link, which may be the search', 'a svg', 'touch'],
  ['a mouse anywhere', 'button', 'mouse'],
])('%s wakes the page at once', async (_name, selector, pointerType) => {
  await open()
  over(selector, pointerType)
  await vi.waitFor(() => expect(isAwake()).toBe(true))
})
