// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '@/components/ui/button'

afterEach(cleanup)

test('while loading it neither clicks nor submits, keeps focus, and says it is busy', () => {
  const click = vi.fn()
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" onClick={click} loading loadingLabel="BUSY">
        SEND
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('both labels are laid out in both states, so the width stays', () => {
  const { rerender } = render(<Button loadingLabel="BUSY">SEND</Button>)
  const words = () =>
    [...screen.getByRole('button').querySelectorAll('.button-words > span')].map((span) => span.textContent)
  expect(words()).toEqual(['SEND', 'BUSY'])
  rerender(
    <Button loadingLabel="BUSY" loading>
      SEND
    </Button>,
  )
  expect(words()).toEqual(['SEND', 'BUSY'])
})

test('it is a plain button unless told', () => {
  render(<Button>SEND</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
