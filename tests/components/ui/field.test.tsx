// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

afterEach(cleanup)

const show = (props: { hint?: string; error?: string; optional?: string }) =>
  render(
    <Field id="f1" label="LABEL" {...props}>
      {(control) => <Input {...control} />}
    </Field>,
  )

test('the label names the control', () => {
  show({})
  const input = screen.getByLabelText('LABEL')
  expect(input.id).toBe('f1')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('the error is read before the hint and marks the control invalid', () => {
  show({ hint: 'HINT', error: 'ERROR' })
  const input = screen.getByLabelText('LABEL')
  const texts = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['ERROR', 'HINT'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('optional words stand in the label', () => {
  show({ optional: 'OPTIONAL' })
  expect(screen.getByLabelText(/OPTIONAL/).id).toBe('f1')
})

test('no error, no paragraph', () => {
  const { container } = render(<FieldError id="e">{undefined}</FieldError>)
  expect(container.innerHTML).toBe('')
})
