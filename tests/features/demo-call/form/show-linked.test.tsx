// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLinked, type LinkedChoice } from '@/features/demo-call/form/linked-choice'

type CardProps = { choice?: LinkedChoice }

const Card = ({ choice }: CardProps) => (
  <div data-testid="card" key={choice?.kind}>
    <input id="phone" name="phoneNumber" aria-label="phone" defaultValue={choice?.values.phoneNumber} />
  </div>
)

const field = () => screen.getByLabelText<HTMLInputElement>('phone')
const showLink = () =>
  showLinked({ kind: 'voice-otp', values: { voice: 'thu-lam' } }, screen.getByTestId('card'), (choice) =>
    root.render(<Card choice={choice} />),
  )

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  // As in a browser, where nobody waits for what is to be drawn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Card />))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('the very next key of whoever types a number finds the new field, the number and the caret', () => {
  const before = field()
  before.value = '0912'
  before.focus()
  before.setSelectionRange(2, 2)
  showLink()
  expect(field()).not.toBe(before)
  expect(document.activeElement).toBe(field())
  expect([field().value, field().selectionStart]).toEqual(['0912', 2])
})

test('nobody who is elsewhere is taken to the field', () => {
  field().value = '0912'
  showLink()
  expect(field().value).toBe('0912')
  expect(document.activeElement).toBe(document.body)
})
