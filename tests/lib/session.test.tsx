// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { bearer, setSession, setTokenSource, useSession } from '@/lib/session'

const Island = () => {
  const session = useSession()
  return <output>{session.state === 'signed-in' ? session.profile?.firstName : session.state}</output>
}

const shown = () => screen.getByRole('status').textContent

afterEach(cleanup)

test('every island sees the same session, and the server always renders the unknown one', () => {
  render(<Island />)
  expect(shown()).toBe('unknown')
  act(() => setSession({ state: 'anonymous' }))
  expect(shown()).toBe('anonymous')
  const profile = { firstName: 'Lan', lastName: 'Trần', email: 'lan@songai.example' }
  act(() => setSession({ state: 'signed-in', profile }))
  expect(shown()).toBe('Lan')
  expect(renderToString(<Island />)).toContain('unknown')
})

test('a bearer token comes from the sign-in, and a source that fails gives none', async () => {
  expect(await bearer()).toBeNull()
  setTokenSource(() => Promise.resolve('token'))
  expect(await bearer()).toBe('token')
  setTokenSource(() => Promise.reject(new Error('down')))
  expect(await bearer()).toBeNull()
})
