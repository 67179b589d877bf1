// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TryOut } from '@/features/tts/try-out'
import type { TtsVoice } from '@/features/tts/try-out-state'
import { ApiError } from '@/lib/api-error'
import { READING_PRESETS } from '@/lib/domain/reading/options'
import { readPieces } from '@/lib/domain/reading/read'
import { untilFocused } from '../../focus'

const mocks = vi.hoisted(() => ({ createSound: vi.fn(), readLeft: vi.fn() }))
vi.mock('@/features/tts/api', () => ({ createSound: mocks.createSound, readLeft: mocks.readLeft }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('PROOF') }))
vi.mock('@/components/form/use-captcha', () => ({
  useCaptcha: () => ({ slot: null, solve: () => Promise.resolve(undefined) }),
}))

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

const messages = JSON.parse(readFileSync('locales/vi/tts.json', 'utf8'))
const labels = {
  play: 'PLAY',
  pause: 'PAUSE',
  seek: 'SEEK',
  error: 'ERROR',
  retry: 'RETRY',
  synthesizer: 'SYNTHESIZER',
  spokenBy: 'BY {provider}',
}
const voices: TtsVoice[] = [
  { id: 'bac', name: 'Bắc', hint: 'Nữ', language: 'vi', style: 'north' },
  { id: 'nam', name: 'Nam', hint: 'Nam', language: 'vi', style: 'south' },
  { id: 'iris', name: 'Iris', hint: 'Nữ', language: 'en', style: 'north' },
]
const request = { text: 'Phí 2.305 đồng.', voice: 'bac', rate: 1, reading: READING_PRESETS.north }
const left = (callsLeft: number) => ({ callsLeft, limit: 20, resetsAt: '2026-01-01T17:00:00Z' })
const sound = {
  id: 'f'.repeat(64),
  audioUrl: '/api/v1/tts/demo/f',
  spokenBy: 'Piper',
  durationMs: 2_100,
  sizeBytes: 12_345,
  peaks: [0, 1],
  words: [{ text: 'Phí', startMs: 0, endMs: 400 }],
  left: left(19),
}

const show = (early?: string) =>
  render(
    <TryOut
      lang="vi"
      messages={messages}
      labels={labels}
      voices={voices}
      start={{ request, pieces: readPieces(request.text) }}
      early={early}
      ways={[{ text: '024 0000 0000', href: 'tel:+842400000000' }]}
    />,
  )
const text = () => screen.getByLabelText(messages.form.text)
const listen = () => userEvent.click(screen.getByRole('button', { name: new RegExp(messages.form.listen) }))

beforeEach(() => {
  mocks.readLeft.mockResolvedValue(left(20))
  mocks.createSound.mockReset().mockResolvedValue(sound)
})
afterEach(cleanup)

test('shows a reading before anything is loaded, and follows what is typed', async () => {
  show()
  expect(screen.getByRole('cell', { name: 'hai nghìn ba trăm linh năm' })).toBeTruthy()
  expect(mocks.readLeft).not.toHaveBeenCalled()
  await userEvent.clear(text())
  await userEvent.type(text(), 'Hạn 15/8')
  expect(await screen.findByRole('cell', { name: 'ngày mười lăm tháng tám' })).toBeTruthy()
  expect(mocks.readLeft).toHaveBeenCalledOnce()
})

test('a southern voice reads as in the south until a reading was set by hand', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText(messages.form.voice), 'nam')
  expect(await screen.findByRole('cell', { name: 'hai ngàn ba trăm lẻ năm' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText(messages.choice.linh))
  expect(await screen.findByRole('cell', { name: 'hai ngàn ba trăm linh năm' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(messages.form.voice), 'bac')
  expect(screen.getByRole('cell', { name: 'hai ngàn ba trăm linh năm' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(messages.form.voice), 'iris')
  expect(screen.getByText(messages.reading.english)).toBeTruthy()
})

test('listening sends what stands there, and shows a player marked as AI with a way to keep it', async () => {
  const { container } = show()
  await userEvent.selectOptions(screen.getByLabelText(messages.form.rate), '1.5')
  await listen()
  await waitFor(() => expect(container.querySelector('[data-player]')).toBeTruthy())
  expect(mocks.createSound).toHaveBeenCalledWith({ ...request, rate: 1.5, recaptcha: 'PROOF' })
  const player = container.querySelector<HTMLElement>('[data-player]')
  expect(player?.dataset['src']).toBe(sound.audioUrl)
  expect(screen.getByText('BY Piper')).toBeTruthy()
  expect(player?.textContent).toContain(messages.result.aiMade)
  expect(player?.querySelector('a[download]')?.getAttribute('download')).toBe('aivoice-bac.mp3')
  expect(screen.getByText('Còn 19/20 lượt hôm nay')).toBeTruthy()
})

test('300 characters as people count them; more cannot be sent', async () => {
  show()
  fireEvent.change(text(), { target: { value: 'ấ'.normalize('NFD').repeat(300) } })
  expect(screen.getByText('300/300')).toBeTruthy()
  fireEvent.change(text(), { target: { value: 'ấ'.repeat(302) } })
  expect(text().getAttribute('aria-invalid')).toBe('true')
  await listen()
  fireEvent.change(text(), { target: { value: '  ' } })
  await listen()
  expect(mocks.createSound).not.toHaveBeenCalled()
})

test.each([
  [new ApiError('refused', { status: 429, code: 'DAILY_LIMIT_REACHED' }), 'limit'],
  [new ApiError('refused', { status: 429, code: 'RATE_LIMITED' }), 'busy'],
  [new ApiError('refused', { status: 503, code: 'UNAVAILABLE' }), 'unavailable'],
  [new ApiError('refused', { status: 502 }), 'unavailable'],
  [new ApiError('timeout'), 'unavailable'],
  [new ApiError('refused', { status: 400, code: 'INVALID_RECAPTCHA' }), 'captcha'],
  [new ApiError('captcha'), 'unreachable'],
  [new ApiError('network'), 'network'],
  [new ApiError('shape', { status: 200 }), 'internal'],
  [new Error('anything'), 'internal'],
])('%s is explained (%s) and the reading stays', async (error, problem) => {
  mocks.createSound.mockRejectedValue(error)
  show()
  await listen()
  expect((await screen.findByRole('alert')).textContent).toContain(messages.problems[problem].title)
  expect(screen.getByRole('cell', { name: 'hai nghìn ba trăm linh năm' })).toBeTruthy()
})

test('a text that cannot be spoken is said at the text, until it is changed', async () => {
  const fields = { text: 'TEXT_EMPTY' } as const
  mocks.createSound.mockRejectedValue(new ApiError('refused', { status: 400, code: 'VALIDATION', fields }))
  show()
  fireEvent.change(text(), { target: { value: '😀 !!!' } })
  await listen()
  expect(await screen.findByText(messages.form.silent)).toBeTruthy()
  expect(text().getAttribute('aria-invalid')).toBe('true')
  await untilFocused(text())
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(text(), { target: { value: '😀 ba' } })
  expect(text().hasAttribute('aria-invalid')).toBe(false)
})

test('with nothing left the day’s end is said, and what was heard can be heard again', async () => {
  mocks.readLeft.mockResolvedValue(left(0))
  show()
  fireEvent.focus(text())
  expect(await screen.findByText(messages.problems.limit.title)).toBeTruthy()
  mocks.createSound.mockResolvedValue({ ...sound, left: left(0) })
  await listen()
  expect(await screen.findByText(messages.result.ready)).toBeTruthy()
})

test('what was typed before it came alive stands in the box and is read', async () => {
  show('Phòng 105 ạ.')
  expect(await screen.findByDisplayValue('Phòng 105 ạ.')).toBe(text())
  expect(await screen.findByRole('cell', { name: 'một trăm linh năm' })).toBeTruthy()
})
