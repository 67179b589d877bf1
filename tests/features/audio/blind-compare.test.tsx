// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BlindCompare } from '@/features/audio/blind-compare'

const messages = JSON.parse(readFileSync('locales/vi/voice-compare.json', 'utf8'))
const labels = { play: 'PLAY', pause: 'PAUSE', seek: 'SEEK', error: 'ERROR', retry: 'RETRY' }
const voice = (id: string) => ({
  id,
  name: `Giọng ${id.toUpperCase()}`,
  hint: `hint ${id}`,
  sample: `/${id}.mp3`,
  language: 'vi',
  sounds: [{ src: `/${id}.mp3`, duration: 4, peaks: btoa('\0\xff'), text: 'CÂU' }],
})
const voices = ['lan', 'mai'].map(voice)
const show = () =>
  render(
    <BlindCompare
      messages={messages}
      labels={labels}
      aiMade="AI"
      voices={voices}
      languages={[{ value: 'vi', label: 'VI' }]}
    />,
  )
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => history.replaceState(null, '', '/?region=north'))
afterEach(cleanup)

test('no name is shown before a choice; then both are, with what was chosen', async () => {
  const { container } = show()
  await click(messages.start)
  const players = [...container.querySelectorAll<HTMLElement>('[data-player]')]
  expect(players.map(({ dataset }) => dataset['title'])).toEqual([messages.a, messages.b])
  expect(container.textContent).not.toContain('Giọng LAN')
  expect(container.textContent).not.toContain('hint')
  const first = players[0]?.dataset['src'] === '/lan.mp3' ? 'Giọng LAN' : 'Giọng MAI'
  await click(messages.pickA)
  expect(screen.getByText(messages.picked.replace('{name}', first))).toBeTruthy()
  const items = [...container.querySelectorAll('[data-verdict] li')]
  expect(items).toHaveLength(2)
  expect(items[0]?.textContent).toContain(first)
})

test('the second click of a double click, meant for the choice, does not go on', async () => {
  const { container } = show()
  await click(messages.start)
  await click(messages.pickA)
  fireEvent.click(screen.getByRole('button', { name: messages.next }), { detail: 2 })
  expect(container.querySelector('[data-verdict]')).toBeTruthy()
})

test('the pair is in the address, beside what was there, and the next one is another', async () => {
  show()
  await click(messages.start)
  const before = location.search
  expect(before).toMatch(/^\?region=north&ab=[01]$/)
  await click(messages.same)
  expect(screen.getByText(messages.pickedSame)).toBeTruthy()
  await click(messages.next)
  expect(location.search).not.toBe(before)
  expect(screen.getByRole('button', { name: messages.pickA })).toBeTruthy()
})

test('a pair from the address is open at once; choices are counted from the second on', async () => {
  history.replaceState(null, '', '/?ab=1')
  const { container } = show()
  await waitFor(() => expect(container.querySelector('[data-player]')?.id).toBe('blind-a-1'))
  await click(messages.pickB)
  await click(messages.next)
  await click(messages.pickA)
  expect(container.textContent).toContain(messages.tally.replace('{list}', ''))
})
