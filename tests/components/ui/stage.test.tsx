// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Stage } from '@/components/ui/stage'
import { Voiceprint } from '@/components/ui/voiceprint'

afterEach(cleanup)

const labels = {
  play: 'PLAY',
  pause: 'PAUSE',
  seek: 'SEEK',
  error: 'ERROR',
  retry: 'RETRY',
  agent: 'AGENT',
  customer: 'CUSTOMER',
  speed: 'SPEED',
}

const stage = (duration: number) => (
  <Stage
    id="call"
    src="/call.mp3"
    duration={duration}
    title="TITLE"
    meta="META"
    pill="RESULT"
    channels={{ agent: [0, 1, 0], customer: [1, 0, 0] }}
    flags={[
      { at: 1, text: 'EARLY' },
      { at: duration - 1, text: 'LATE' },
    ]}
    turns={[{ speaker: 'agent', startMs: 0, endMs: 1000, text: 'SAY KEY NOW', mark: 'KEY' }]}
    data={{ title: 'DATA', rows: [{ label: 'ROW', value: 'CODE', code: true }] }}
    labels={labels}
  />
)

test('the region is named by its title, the range says where it is', () => {
  render(stage(33))
  expect(screen.getByRole('region', { name: 'TITLE' })).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'SEEK: TITLE' }).getAttribute('aria-valuetext')).toBe(
    '00:00 / 00:33',
  )
})

test('the key phrase is marked and the sentence stays whole', () => {
  render(stage(33))
  expect(document.querySelector('mark')?.textContent).toBe('KEY')
  expect(screen.getByRole('listitem').textContent).toBe('AGENTSAY KEY NOW')
})

test.each([20, 33, 90, 300, 700])('%s s: at most eight ticks, none cut at the end', (duration) => {
  render(stage(duration))
  const ticks = [...document.querySelectorAll<HTMLElement>('.ticks span')]
  expect(ticks.length).toBeGreaterThan(2)
  expect(ticks.length).toBeLessThanOrEqual(8)
  for (const tick of ticks) expect(Number(tick.style.getPropertyValue('--at'))).toBeLessThanOrEqual(0.97)
})

test('without script the browser plays it', () => {
  expect(renderToString(stage(33))).toMatch(
    /<noscript[^>]*><audio controls="" preload="none" src="\/call.mp3"/,
  )
})

test('a voiceprint is the same for the same voice and another for another', () => {
  const melody = (...pitch: number[]) =>
    Array.from({ length: 96 }, (_, i) => pitch[Math.floor((i * pitch.length) / 96)] ?? 0)
  const print = (...pitch: number[]) =>
    renderToString(<Voiceprint voice={{ pitch: melody(...pitch), seconds: 7, brightness: -11 }} />)
  const rings = (html: string) => html.split('M').length - 1
  expect(print(200, 240, 210)).toBe(print(200, 240, 210))
  expect(print(200, 240, 210)).not.toBe(print(200, 210, 240))
  expect(rings(print(100, 120, 105))).toBeLessThan(rings(print(200, 240, 210)))
  expect(print(0)).not.toContain('NaN')
})
