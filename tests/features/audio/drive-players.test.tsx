// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallRemote } from '@/components/ui/call-strip'
import { takeSound } from '@/lib/one-sound'
import { FakeAudio } from './fake-audio'
import { labels, showPlayers, type Players } from './show-players'

let players: Players
beforeEach(() => {
  players = showPlayers()
})
afterEach(() => players.leave())

const player = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no player ${id}`)
  return element
}
const played = (id: string) => player(id).querySelector<SVGElement>('.fg')?.style.getPropertyValue('--p')
const state = (id: string) => player(id).dataset.state
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('nothing is selected, loaded or played by itself', () => {
  expect(players.store.get()).toBe('')
  expect(FakeAudio.last.src).toBe('')
  expect(FakeAudio.last.preload).toBe('none')
})

test('play, pause: the button says what it will do next', async () => {
  await click('PLAY: a')
  expect([state('a'), players.store.get(), FakeAudio.last.src]).toEqual(['playing', 'a', '/a.mp3'])
  await click('PAUSE: a')
  expect(state('a')).toBe('paused')
  expect(screen.getByRole('button', { name: 'PLAY: a' })).toBeTruthy()
})

test('one plays at a time; the one before goes back to rest', async () => {
  await click('PLAY: a')
  FakeAudio.last.currentTime = 5
  FakeAudio.last.dispatchEvent(new Event('seeked'))
  await click('PLAY: b')
  expect([state('a'), state('b')]).toEqual(['idle', 'playing'])
  expect(['a', 'b'].map((id) => 'started' in player(id).dataset)).toEqual([false, true])
  expect(played('a')).toBe('0.000')
  expect(player('a').querySelector('[data-time]')?.textContent).toBe('00:10')
  expect(FakeAudio.last.src).toBe('/b.mp3')
})

test('one sounds at a time, whatever it is: a video or a call in the page pauses the player, and is paused by it', async () => {
  await click('PLAY: a')
  let pauses = 0
  takeSound(() => (pauses += 1))
  expect([state('a'), pauses]).toEqual(['paused', 0])
  await click('PLAY: a')
  expect([state('a'), pauses]).toEqual(['playing', 1])
})

test('a remote plays the player it names, and both show the same', async () => {
  const channels = { agent: [1], customer: [0] }
  const of = { id: 'r', of: 'a', src: '/a.mp3', title: 'r', duration: 10, way: null, turns: [] }
  render(<CallRemote {...of} channels={channels} labels={labels} />)
  const both = ['a', 'r']
  await click('PLAY: r')
  expect([both.map(state), players.store.get(), FakeAudio.last.src]).toEqual([
    ['playing', 'playing'],
    'a',
    '/a.mp3',
  ])
  fireEvent.input(screen.getByLabelText('SEEK: r'), { target: { value: '5' } })
  expect(both.map(played)).toEqual(['0.500', '0.500'])
  await click('PAUSE: a')
  expect(both.map(state)).toEqual(['paused', 'paused'])
  await click('PLAY: b')
  expect(both.map(state)).toEqual(['idle', 'idle'])
  expect(player('r').querySelector('[data-time]')?.textContent).toBe('00:10')
})

test('the range seeks, without starting to play', () => {
  fireEvent.input(screen.getByLabelText('SEEK: a'), { target: { value: '5' } })
  expect(FakeAudio.last.currentTime).toBe(5)
  expect(state('a')).toBe('paused')
  expect(played('a')).toBe('0.500')
  expect(screen.getByLabelText('SEEK: a').getAttribute('aria-valuetext')).toBe('00:05 / 00:10')
})

test('a click on a turn plays from there and lights it', async () => {
  await userEvent.click(screen.getAllByText('TURN 2')[0] ?? document.body)
  expect(FakeAudio.last.currentTime).toBe(4)
  expect(state('a')).toBe('playing')
  const lit = [...player('a').querySelectorAll('[data-on]')].map((turn) => turn.textContent)
  expect(lit).toEqual(['CUSTOMERTURN 2'])
})

test('arrow keys on the range move five seconds, within the recording', () => {
  const seek = screen.getByLabelText('SEEK: a')
  for (const [key, want] of [
    ['ArrowRight', 5],
    ['ArrowRight', 10],
    ['ArrowRight', 10],
    ['ArrowLeft', 5],
    ['Enter', 5],
  ] as const) {
    fireEvent.keyDown(seek, { key })
    expect(FakeAudio.last.currentTime).toBe(want)
  }
  expect(state('a')).toBe('paused')
})

test('an error shows, and trying again plays from the same moment', async () => {
  FakeAudio.fail = 'NotSupportedError'
  fireEvent.input(screen.getByLabelText('SEEK: a'), { target: { value: '3' } })
  await click('PLAY: a')
  expect(state('a')).toBe('error')
  FakeAudio.fail = undefined
  await userEvent.click(screen.getAllByText('RETRY')[0] ?? document.body)
  expect(FakeAudio.last.load).toHaveBeenCalledOnce()
  expect([state('a'), FakeAudio.last.currentTime]).toEqual(['playing', 3])
})

test('what plays on after an error is shown playing', async () => {
  await click('PLAY: a')
  FakeAudio.last.dispatchEvent(new Event('error'))
  expect(state('a')).toBe('error')
  FakeAudio.last.dispatchEvent(new Event('timeupdate'))
  expect(state('a')).toBe('playing')
})

test.each([
  ['NotAllowedError', 'paused', true],
  ['AbortError', 'loading', false],
])('%s is not an error of the recording', async (name, want, isStarted) => {
  FakeAudio.fail = name
  await click('PLAY: a')
  expect([state('a'), 'started' in player('a').dataset]).toEqual([want, isStarted])
})

test('the end puts the player back', async () => {
  await click('PLAY: a')
  FakeAudio.last.paused = true
  FakeAudio.last.dispatchEvent(new Event('ended'))
  expect([state('a'), FakeAudio.last.currentTime]).toEqual(['idle', 0])
})

test('the speed goes round and is kept for the next recording', async () => {
  const speed = screen.getByRole('button', { name: /SPEED/ })
  for (const rate of [1.25, 1.5, 1]) {
    await userEvent.click(speed)
    expect(FakeAudio.last.playbackRate).toBe(rate)
  }
  await userEvent.click(speed)
  expect(FakeAudio.last.defaultPlaybackRate).toBe(1.25)
  expect(speed.textContent).toContain('1.25×')
})

test('the action selects by id, and the empty id lets go', async () => {
  players.store.select('b')
  expect([state('b'), FakeAudio.last.src]).toEqual([undefined, '/b.mp3'])
  await click('PLAY: b')
  players.store.select('')
  expect([state('b'), FakeAudio.last.paused]).toEqual(['idle', true])
})

test('a player that leaves the page stops', async () => {
  await click('PLAY: a')
  player('a').remove()
  FakeAudio.last.dispatchEvent(new Event('seeked'))
  expect([FakeAudio.last.paused, players.store.get()]).toEqual([true, ''])
})

test('letting go stops the sound and every listener', async () => {
  await click('PLAY: a')
  players.stop()
  expect([FakeAudio.last.paused, players.store.get(), state('a')]).toEqual([true, '', 'idle'])
  await click('PLAY: b')
  expect(state('b')).toBeUndefined()
})
