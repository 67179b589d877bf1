// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatLaunch } from '@/features/contact/chat-launch'

const ADDRESS = 'https://chat.vendor.example/widget.js'
const messages = {
  label: 'Chat',
  states: { closed: 'CLOSED', opening: 'OPENING', open: 'OPEN', failed: 'FAILED' },
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${ADDRESS}"]`)]
const show = () => render(<ChatLaunch address={ADDRESS} messages={messages} icon={null} />)
const press = async () => {
  await userEvent.click(screen.getByRole('button'))
  await vi.dynamicImportSettled()
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  scripts().forEach((script) => script.remove())
})

test('nothing of the vendor is loaded before the click, and a second click loads nothing more', async () => {
  show()
  expect(scripts()).toHaveLength(0)
  await press()
  expect(screen.getByRole('status').textContent).toBe('OPENING')
  await press()
  expect(scripts()).toHaveLength(1)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('OPEN'))
})

test('a blocked script is said, and can be asked for again', async () => {
  show()
  await press()
  scripts()[0]?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('FAILED'))
  expect(scripts()).toHaveLength(0)
  await press()
  expect(scripts()).toHaveLength(1)
})

test('a script that never answers is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button'))
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('FAILED'))
})
