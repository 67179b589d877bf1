// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Transcript } from '@/components/ui/transcript'

const turns = [{ speaker: 'agent', startMs: 0, endMs: 900, text: 'xin chào' }] as const
const speakers = { agent: 'Agent', customer: 'Customer' }

afterEach(cleanup)

test('what is said in another language than the page’s says so, and who says it does not', () => {
  render(<Transcript turns={turns} speakers={speakers} lang="vi" />)
  expect(screen.getByText('xin chào').closest('[lang]')?.getAttribute('lang')).toBe('vi')
  expect(screen.getByText('Agent').closest('[lang]')).toBeNull()
})

test('a translation stands after what is said, in the page’s language; without one nothing does', () => {
  const [turn] = turns
  render(<Transcript turns={[{ ...turn, translation: 'hello' }]} speakers={speakers} lang="vi" />)
  const translation = screen.getByText('hello')
  expect(translation.closest('[lang]')).toBeNull()
  expect(translation.previousElementSibling?.textContent).toBe('xin chào')
  cleanup()
  const { container } = render(<Transcript turns={turns} speakers={speakers} lang="vi" />)
  expect(container.querySelector('.translation')).toBeNull()
})
