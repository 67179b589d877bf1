// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioBar } from '@/components/ui/audio-bar'
import { showPlayers, type Players } from './show-players'

const bar = { line: 'LINE', studio: 'STUDIO', phone: 'PHONE', speed: 'SPEED 2', saveData: 'SAVE' }

let players: Players
beforeEach(() => {
  players = showPlayers()
})
afterEach(() => players.leave())

test('where there is no sound graph the phone line cannot be chosen', () => {
  render(<AudioBar id="x" labels={bar} />)
  fireEvent.click(screen.getByLabelText('PHONE'))
  expect(screen.getByLabelText<HTMLInputElement>('STUDIO').checked).toBe(true)
})

test('the sound graph is made in the tap, once, and carries 300 to 3400 Hz only on the phone line', () => {
  const links: string[] = []
  let made = 0
  const node = (name: string) => ({
    name,
    frequency: { value: 0 },
    disconnect: () => links.push(`${name} off`),
    connect(to: { name: string; frequency: { value: number } }) {
      links.push(`${this.frequency.value || name}>${to.frequency.value || to.name}`)
      return to
    },
  })
  class FakeContext {
    destination = node('out')
    constructor() {
      made += 1
    }
    createMediaElementSource = () => node('in')
    createBiquadFilter = () => node('filter')
    resume = async () => {}
    close = async () => {}
  }
  vi.stubGlobal('AudioContext', FakeContext)
  render(
    <>
      <AudioBar id="x" labels={bar} />
      <AudioBar id="y" labels={bar} />
    </>,
  )
  expect(made).toBe(0)
  fireEvent.click(screen.getAllByLabelText('PHONE')[0] ?? document.body)
  expect(links.filter((link) => link.includes('>'))).toEqual([
    'in>300',
    '300>300',
    '300>3400',
    '3400>3400',
    '3400>out',
  ])
  for (const choice of screen.getAllByLabelText<HTMLInputElement>('PHONE')) expect(choice.checked).toBe(true)
  links.length = 0
  fireEvent.click(screen.getAllByLabelText('STUDIO')[1] ?? document.body)
  expect(links.filter((link) => link.includes('>'))).toEqual(['in>out'])
  expect(made).toBe(1)
})
