// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TranscriptEntry } from '@/features/demo-call/call/call-machine'
import { Replay } from '@/features/demo-call/result/replay'
import { loadCallMessages } from '@/features/demo-call/messages'

const labels = {
  play: 'p',
  pause: 'q',
  seek: 's',
  error: 'e',
  retry: 'r',
  speed: 'v',
  synthesizer: 'y',
  spokenBy: 'b',
}
const AGENT: TranscriptEntry = { speaker: 'agent', startMs: 0, endMs: 1000, text: 'a' }
const CUSTOMER: TranscriptEntry = { speaker: 'customer', startMs: 1000, endMs: 2000, text: 'c' }

const messages = await loadCallMessages('vi')
const show = (lines: TranscriptEntry[]) => {
  const call = { kind: 'auto-call' as const, callId: 'x', ticket: 't', phone: '0912345678', lastSeq: 3 }
  const view = {
    state: 'DONE' as const,
    call,
    result: 'ANSWER' as const,
    durationMs: 2000,
    isRestored: false,
    recordingUrl: '/r',
    lines,
  }
  return render(<Replay messages={messages} labels={labels} lang="vi" src="/r" view={view} />)
}
const heights = (channel: string) =>
  new Set(
    document
      .querySelector(`.bg .${channel}`)
      ?.getAttribute('d')
      ?.match(/v-?\d+/g),
  )

// Half a second loud, then half a second silent, four times over.
const sound = Float32Array.from({ length: 16_000 }, (_, i) => (i % 4000 < 2000 ? Math.sin(i) : 0))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(8)))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ getChannelData: () => sound })
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-save-data')
})

test('where only the AI speaks, one wave shows how loud the recording is', async () => {
  show([AGENT])
  await waitFor(() => expect(heights('wave-solo').size).toBeGreaterThan(1))
})

test('a line that is not in the language of the page has the same after it in that', () => {
  const line = { ...AGENT, text: 'I will note it', translation: { vi: 'V', en: 'E' } }
  const { container } = show([line])
  expect(container.querySelector('[lang=en]')?.textContent).toBe(line.text)
  expect(container.querySelector('.translation')?.textContent).toBe('V')
})

test('in a talk each side has its channel, and nobody is drawn in the turn of the other', async () => {
  show([AGENT, CUSTOMER])
  await waitFor(() => expect(heights('wave-agent').size).toBeGreaterThan(1))
  const [first = ''] =
    document
      .querySelector('.bg .wave-customer')
      ?.getAttribute('d')
      ?.match(/v-?\d+/g) ?? []
  expect(first).toBe('v0')
})

test.each([
  [
    'a recording that may not be read',
    () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError())),
  ],
  ['an answer that is none', () => vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))],
  ['a browser that cannot decode it', () => vi.stubGlobal('OfflineAudioContext', undefined)],
])('%s plays without its drawing', async (_, given) => {
  given()
  const asked = vi.spyOn(globalThis, 'fetch')
  const { container } = show([AGENT])
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await act(() => Promise.allSettled(asked.mock.results.map(({ value }) => value)))
  expect(heights('wave-solo').size).toBe(1)
  expect(container.querySelector<HTMLElement>('[data-player]')?.dataset.src).toBe('/r')
})

test('who saves data loads nothing before pressing play', async () => {
  document.documentElement.setAttribute('data-save-data', '')
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  show([AGENT])
  await act(() => vi.dynamicImportSettled())
  expect(fetch).not.toHaveBeenCalled()
})
