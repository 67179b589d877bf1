// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { typeInto } from '@/lib/forms/type-into'

const Message = () => {
  const [text, setText] = useState('a')
  return (
    <>
      <textarea id="message" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  )
}

afterEach(cleanup)

test('a form hears what is put into it, after what stood there', async () => {
  render(<Message />)
  typeInto('message', (before) => `${before} b`)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a b'))
})

test('waits for a field that is not on the page yet', async () => {
  typeInto('message', () => 'c')
  render(<Message />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('c'))
})

test('types again where the form begins anew meanwhile', async () => {
  const { rerender } = render(<Message key="first" />)
  typeInto('message', () => 'd')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('d'))
  rerender(<Message key="second" />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('d'))
})
