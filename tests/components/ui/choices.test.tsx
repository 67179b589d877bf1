// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChipRadios } from '@/components/ui/chips'
import { RadioCards } from '@/components/ui/radio-cards'
import { Segmented } from '@/components/ui/segmented'

afterEach(cleanup)
// jsdom has no CSS object, and user-event asks it for radio groups.
vi.stubGlobal('CSS', { escape: String })

const options = ['A', 'B', 'C'].map((value) => ({ value, label: `LABEL ${value}` }))
const choices = {
  Segmented: () => <Segmented label="GROUP" name="g" options={options} defaultValue="A" />,
  RadioCards: () => <RadioCards id="rc" legend="GROUP" name="g" options={options} defaultValue="A" />,
  ChipRadios: () => <ChipRadios legend="GROUP" name="g" options={options} defaultValue="A" />,
}

test.each(Object.entries(choices))('%s: one tab stop, arrow keys choose', async (_, Choice) => {
  render(<Choice />)
  expect(screen.getByRole('group', { name: 'GROUP' })).toBeTruthy()
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByLabelText('LABEL A')).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(screen.getByLabelText<HTMLInputElement>('LABEL B').checked).toBe(true)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a controlled group shows only what its owner says', async () => {
  const picked: string[] = []
  render(
    <Segmented
      label="GROUP"
      name="g"
      options={options}
      value="A"
      onChange={(e) => picked.push(e.target.value)}
    />,
  )
  await userEvent.click(screen.getByLabelText('LABEL C'))
  expect(picked).toEqual(['C'])
  expect(screen.getByLabelText<HTMLInputElement>('LABEL A').checked).toBe(true)
})

test('the error of radio cards belongs to the group', () => {
  render(<RadioCards id="rc" legend="GROUP" name="g" options={options} error="ERROR" />)
  const id = screen.getByRole('group').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('ERROR')
})
