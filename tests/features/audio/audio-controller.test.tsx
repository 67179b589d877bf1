// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AudioController } from '@/features/audio/audio-controller'
import { EARLY_PLAY_SCRIPT } from '@/features/audio/early-play'
import { EARLY_PRESS_MS } from '@/lib/forms/early-press'
import { FakeAudio } from './fake-audio'
import { Recordings } from './show-players'

beforeEach(() => {
  FakeAudio.fail = undefined
  vi.stubGlobal('Audio', FakeAudio)
  render(
    <>
      <Recordings />
      <p>ELSEWHERE</p>
      <AudioController />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.doUnmock('@/features/audio/drive-players')
  vi.resetModules()
  vi.unstubAllGlobals()
})

const player = (id: string) => document.getElementById(id)
const play = (at: number) => {
  const [button] = [screen.getAllByRole('button', { name: /^PLAY/ })[at]]
  if (button) fireEvent.click(button)
}

test('the first press plays, though nothing was there to answer it', async () => {
  play(1)
  await waitFor(() => expect(player('b')?.dataset['state']).toBe('playing'))
  expect(FakeAudio.last.src).toBe('/b.mp3')
})

test('of two presses made before that the later one counts', async () => {
  play(0)
  play(1)
  await waitFor(() => expect(player('b')?.dataset['state']).toBe('playing'))
  expect(player('a')?.dataset['state']).not.toBe('playing')
})

test('whoever comes near wakes the players, whoever is elsewhere does not', async () => {
  const made = vi.fn()
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super()
        made()
      }
    },
  )
  fireEvent.pointerOver(screen.getByText('ELSEWHERE'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made).not.toHaveBeenCalled()
  const [near] = screen.getAllByText('META')
  if (near) fireEvent.pointerOver(near)
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
})

test('a player whose code cannot be fetched says so, and the next press tries again', async () => {
  vi.doMock('@/features/audio/drive-players', () => {
    throw new Error('offline')
  })
  play(0)
  await waitFor(() => expect(player('a')?.dataset['state']).toBe('error'))
  vi.doUnmock('@/features/audio/drive-players')
  play(0)
  await waitFor(() => expect(player('a')?.dataset['state']).toBe('playing'))
})

describe('pressed while the page is still being read', () => {
  const first = () => {
    cleanup()
    delete document.documentElement.dataset['players']
    render(<Recordings />)
    // The script of the document's head.
    new Function(EARLY_PLAY_SCRIPT)()
  }

  test('a player says that it loads, and plays as soon as it can', async () => {
    first()
    play(0)
    play(1)
    expect([player('a'), player('b')].map((one) => one?.dataset['state'])).toEqual([undefined, 'loading'])
    render(<AudioController />)
    await waitFor(() => expect(player('b')?.dataset['state']).toBe('playing'))
  })

  test('what comes too late plays nothing by itself', async () => {
    vi.useFakeTimers()
    first()
    play(0)
    vi.advanceTimersByTime(EARLY_PRESS_MS)
    vi.useRealTimers()
    expect(player('a')?.dataset['state']).toBeUndefined()
    render(<AudioController />)
    expect(document.querySelector('[data-pressed]')).toBeNull()
    expect(player('a')?.dataset['state']).toBeUndefined()
  })
})
