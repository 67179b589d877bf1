import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { readCallMessages } from '@/features/demo-call/call-messages'
import { readScript, readSpeech } from '@/features/demo-call/handset/api'
import { HandsetLaunch } from '@/features/demo-call/handset/handset-launch'
import { handsetMessagesSchema } from '@/features/demo-call/handset/messages'
import { loadCallMessages } from '@/features/demo-call/messages'
import { ApiError } from '@/lib/api-error'
import vi_ from '@/locales/vi/handset.json'
import { scriptOf } from './scripts'

export const messages = handsetMessagesSchema.parse(vi_)
const callMessages = { ...(await loadCallMessages('vi')), handset: messages, scripts: {} }
// As the framework marks what has come already: nothing is suspended for it.
const loaded = Object.assign(Promise.resolve(callMessages), { status: 'fulfilled', value: callMessages })
export const script = scriptOf('payment-reminder.vi')
export const label = (step: string, key: '1' | '2') => script.steps[step]?.keys[key]?.label ?? ''

export const play = vi.fn<() => Promise<void>>()
export const saved: Blob[] = []

/** Before a test: its own clock, a browser that can play nothing, and no service but the shipped scripts. */
export const preparePage = () => {
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
  vi.mocked(readCallMessages).mockReturnValue(loaded)
  vi.mocked(readScript).mockImplementation((name) => Promise.resolve(scriptOf(name)))
  vi.mocked(readSpeech).mockReset().mockRejectedValue(new ApiError('network'))
}

export const leavePage = () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const button = (name: string) => screen.getByRole('button', { name })
export const dialog = () => screen.getByRole('dialog')
export const caption = () => dialog().querySelector('[data-slot=caption]')?.textContent ?? ''
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? dialog(), { key })

export const ring = async (props: Partial<Parameters<typeof HandsetLaunch>[0]> = {}) => {
  render(
    <HandsetLaunch
      lang="vi"
      messages={messages.launch}
      kind="auto-call"
      campaignId={script.id}
      emphasis="quiet"
      {...props}
    />,
  )
  const launch = button(messages.launch[props.emphasis ?? 'quiet'])
  fireEvent.click(launch)
  // The lazy part is a real import, which the test clock does not move.
  await act(() => vi.dynamicImportSettled())
  await pass(100)
}

export const answer = async () => {
  fireEvent.click(button(messages.answer))
  await pass(3_000)
}
