// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readScript, readSpeech } from '@/features/demo-call/handset/api'
import { HandsetLaunch } from '@/features/demo-call/handset/handset-launch'
import { handsetWordsSchema } from '@/features/demo-call/handset/words-schema'
import { ApiError } from '@/lib/api-error'
import vi_ from '@/locales/vi/handset.json'
import { fillIn } from '@/lib/template'
import { scriptOf } from './scripts'

vi.mock('@/features/demo-call/handset/api')
const words = handsetWordsSchema.parse(vi_)
const script = scriptOf('payment-reminder.vi')
const label = (step: string, key: '1' | '2') => script.steps[step]?.keys[key]?.label ?? ''

const play = vi.fn<() => Promise<void>>()
const saved: Blob[] = []

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
  // jsdom has no modal dialogs and no media: these stand in for what the browser does.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  // As in a browser without the codec.
  play.mockReset().mockRejectedValue(new DOMException('', 'NotSupportedError'))
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.pause = () => undefined
  saved.length = 0
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:test'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  vi.mocked(readScript).mockImplementation((name) => Promise.resolve(scriptOf(name)))
  vi.mocked(readSpeech).mockReset().mockRejectedValue(new ApiError('network'))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole('dialog')
const caption = () => dialog().querySelector('[data-slot=caption]')?.textContent ?? ''
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? dialog(), { key })

const ring = async (props: Partial<Parameters<typeof HandsetLaunch>[0]> = {}) => {
  render(
    <HandsetLaunch
      lang="vi"
      words={words}
      kind="auto-call"
      campaignId={script.id}
      emphasis="quiet"
      {...props}
    />,
  )
  fireEvent.click(button(words.launch[props.emphasis ?? 'quiet']))
  // The lazy part is a real import, which the test clock does not move.
  await act(() => vi.dynamicImportSettled())
  await pass(100)
}

const answer = async () => {
  fireEvent.click(button(words.answer))
  await pass(3_000)
}

describe('the handset in the page', () => {
  test('rings, is answered, speaks in captions, takes keys, and ends with what the business gets', async () => {
    await ring()
    expect(dialog()).toHaveProperty('dataset.handset', 'CALLING')
    expect(document.activeElement).toBe(button(words.answer))
    expect(screen.getByText(script.caller)).toBeTruthy()
    await answer()
    expect(caption()).toContain('Xin chào')
    expect(button(fillIn(words.keyNamed, { key: '1', label: label('hello', '1') }))).toBeTruthy()
    expect(button(fillIn(words.key, { key: words.hash }))).toBeTruthy()
    press('1')
    await pass(1_000)
    expect(caption()).toContain('Cảm ơn')
    fireEvent.click(button(fillIn(words.keyNamed, { key: '1', label: label('amount', '1') })))
    await pass(60_000)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
    const status = script.steps['promised']?.end?.status ?? ''
    expect(within(dialog()).getAllByText(status)).toHaveLength(2)
    expect(within(dialog()).getByText('1 · 1')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(words.done.ended)
  })

  test('a browser that cannot play it is told so once, and the captions go on by the clock', async () => {
    await ring()
    await answer()
    expect(screen.getByText(words.soundFailed)).toBeTruthy()
    const before = Number(dialog().querySelector<HTMLElement>('[data-slot=caption]')?.dataset['begun'])
    await pass(1_000)
    const after = Number(dialog().querySelector<HTMLElement>('[data-slot=caption]')?.dataset['begun'])
    expect(after).toBeGreaterThan(before)
  })

  test('by captions only nothing is played and each turn is announced once, whole', async () => {
    await ring()
    fireEvent.click(screen.getByLabelText(words.sound.captions))
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
    fireEvent.click(button(words.answer))
    await pass(500)
    expect(dialog().querySelector('[aria-live=polite]')).toBeNull()
  })

  test('Escape hangs up, then closes; the focus is back where it came from', async () => {
    await ring()
    await answer()
    press('Escape')
    await pass(10)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
    expect(within(dialog()).getAllByText(words.done.hungUp).length).toBeGreaterThan(0)
    press('Escape')
    await pass(10)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button(words.launch.quiet))
  })

  test('declining is a missed call, and it can ring again', async () => {
    await ring()
    fireEvent.click(button(words.decline))
    await pass(10)
    expect(screen.getByText(words.done.missed)).toBeTruthy()
    expect(screen.queryByText(words.done.vtt)).toBeNull()
    fireEvent.click(button(words.done.again))
    await pass(100)
    expect(button(words.answer)).toBeTruthy()
  })

  test('the captions come as a WebVTT file, and the call can be heard again', async () => {
    await ring()
    await answer()
    press('2')
    await pass(40_000)
    fireEvent.click(button(words.done.vtt))
    const vtt = await saved.at(-1)?.text()
    expect(vtt).toMatch(/^WEBVTT\n/)
    expect(vtt).toContain(`<v ${words.speaker.agent}>`)
    expect(vtt).toContain(`<v ${words.speaker.customer}>${fillIn(words.pressed, { key: '2' })}</v>`)
    fireEvent.click(button(words.done.replay))
    await pass(500)
    expect(screen.getByText(words.replaying)).toBeTruthy()
    await pass(60_000)
    expect(dialog()).toHaveProperty('dataset.handset', 'DONE')
  })

  test('a script that cannot be had is said so, and tried again', async () => {
    vi.mocked(readScript).mockRejectedValueOnce(new Error('offline'))
    await ring()
    expect(screen.getByRole('alert').textContent).toContain(words.failed.title)
    fireEvent.click(button(words.failed.retry))
    await pass(100)
    expect(button(words.answer)).toBeTruthy()
  })
})

describe('the visitor’s own details', () => {
  const values = { voice: 'thu-lam', personalizedFields: { danh_xung: 'Chị', ten: 'Hà' } }

  test('are asked for by step, never as a text, and heard when they come', async () => {
    vi.mocked(readSpeech).mockImplementation(({ stepId }) =>
      Promise.resolve({ text: `Xin chào Chị Hà (${stepId}).`, src: '/x.mp3', durationMs: 900, words: [] }),
    )
    await ring({ values })
    await answer()
    expect(caption()).toContain('Chị Hà (hello)')
    expect(vi.mocked(readSpeech).mock.calls[0]).toEqual([{ scriptId: script.id, stepId: 'hello', ...values }])
  })

  test('without the service the standard words are said, and it is mentioned', async () => {
    await ring({ values })
    await answer()
    expect(caption()).toContain('Xin chào Quý khách')
    expect(screen.getByText(words.standIn)).toBeTruthy()
    expect(vi.mocked(readSpeech).mock.calls.length).toBe(1)
  })

  test('a voice of the other language speaks the script in its own; words heard as one are no trouble', async () => {
    const complaint = vi.spyOn(console, 'error')
    await ring({ values: { voice: 'iris' } })
    await answer()
    expect(complaint.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
    expect(screen.getByText(scriptOf('payment-reminder.en').caller)).toBeTruthy()
  })

  test('after a refusal the next step is a person, not the same call again', async () => {
    await ring({ emphasis: 'strong' })
    await answer()
    press('Escape')
    await pass(10)
    expect(screen.queryByText(words.done.real)).toBeNull()
    expect(screen.getByRole('link', { name: words.done.contact }).getAttribute('href')).toBe('/contact-us')
  })
})
