// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readScript } from '@/features/demo-call/handset/api'
import { fillIn } from '@/lib/i18n/format'
import {
  answer,
  button,
  caption,
  dialog,
  label,
  leavePage,
  pass,
  play,
  preparePage,
  press,
  ring,
  saved,
  script,
  messages,
} from './handset-page'

vi.mock('@/features/demo-call/call-messages')
vi.mock('@/features/demo-call/handset/api')

beforeEach(preparePage)
afterEach(leavePage)

describe('the handset in the page', () => {
  test('rings, is answered, speaks in captions, takes keys, and ends with what the business gets', async () => {
    await ring()
    expect(dialog()).toHaveProperty('dataset.handset', 'CALLING')
    expect(document.activeElement).toBe(button(messages.answer))
    expect(screen.getByText(script.caller)).toBeTruthy()
    await answer()
    expect(caption()).toContain('Xin chào')
    expect(button(fillIn(messages.keyNamed, { key: '1', label: label('hello', '1') }))).toBeTruthy()
    expect(button(fillIn(messages.key, { key: messages.hash }))).toBeTruthy()
    press('1')
    await pass(1_000)
    expect(caption()).toContain('Cảm ơn')
    fireEvent.click(button(fillIn(messages.keyNamed, { key: '1', label: label('amount', '1') })))
    await pass(60_000)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
    const status = script.steps['promised']?.end?.status ?? ''
    expect(within(dialog()).getByText(status)).toBeTruthy()
    expect(within(dialog()).getByText('1 · 1')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(messages.done.ended)
  })

  test('a browser that cannot play it is told so once, and the captions go on by the clock', async () => {
    await ring()
    await answer()
    expect(screen.getByText(messages.soundFailed)).toBeTruthy()
    const before = Number(dialog().querySelector<HTMLElement>('[data-slot=caption]')?.dataset['begun'])
    await pass(1_000)
    const after = Number(dialog().querySelector<HTMLElement>('[data-slot=caption]')?.dataset['begun'])
    expect(after).toBeGreaterThan(before)
  })

  test('by captions only nothing is played and each turn is announced once, whole', async () => {
    await ring()
    fireEvent.click(screen.getByLabelText(messages.sound.captions))
    play.mockClear()
    await answer()
    expect(play).not.toHaveBeenCalled()
    const live = dialog().querySelector('[aria-live=polite]')
    expect(live?.textContent).toBe(script.steps['hello']?.speech.text)
    const changes = vi.fn()
    if (live)
      new MutationObserver(changes).observe(live, { childList: true, characterData: true, subtree: true })
    await pass(4_000)
    expect(changes).not.toHaveBeenCalled()
  })

  test('by ear the captions are not read over the voice', async () => {
    play.mockResolvedValue()
    await ring()
    fireEvent.click(button(messages.answer))
    await pass(500)
    expect(dialog().querySelector('[aria-live=polite]')).toBeNull()
  })

  test('Escape hangs up, then closes; the focus is back where it came from', async () => {
    await ring()
    await answer()
    press('Escape')
    await pass(10)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
    expect(within(dialog()).getAllByText(messages.done.hungUp).length).toBeGreaterThan(0)
    press('Escape')
    await pass(10)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button(messages.launch.quiet))
  })

  test('declining is a missed call, and it can ring again', async () => {
    await ring()
    fireEvent.click(button(messages.decline))
    await pass(10)
    expect(screen.getByText(messages.done.missed)).toBeTruthy()
    expect(screen.queryByText(messages.done.vtt)).toBeNull()
    fireEvent.click(button(messages.done.again))
    await pass(100)
    expect(button(messages.answer)).toBeTruthy()
  })

  test('the captions come as a WebVTT file, and the call can be heard again', async () => {
    await ring()
    await answer()
    press('2')
    await pass(40_000)
    fireEvent.click(button(messages.done.vtt))
    const vtt = await saved.at(-1)?.text()
    expect(vtt).toMatch(/^WEBVTT\n/)
    expect(vtt).toContain(`<v ${messages.speaker.agent}>`)
    expect(vtt).toContain(`<v ${messages.speaker.customer}>${fillIn(messages.pressed, { key: '2' })}</v>`)
    fireEvent.click(button(messages.done.replay))
    await pass(500)
    expect(screen.getByText(messages.replaying)).toBeTruthy()
    await pass(60_000)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
  })

  test('a script that cannot be had is said so, and tried again', async () => {
    vi.mocked(readScript).mockRejectedValueOnce(new Error('offline'))
    await ring()
    expect(screen.getByRole('alert').textContent).toContain(messages.failed.title)
    fireEvent.click(button(messages.failed.retry))
    await pass(100)
    expect(button(messages.answer)).toBeTruthy()
  })
})
