// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeSamples } from '@/features/docs/code/sample'
import { CodeTabs } from '@/features/docs/view/code-tabs'
import { Contents } from '@/features/docs/view/contents'
import { ReaderAids } from '@/features/docs/view/reader-aids'
import { labelsSchema } from '@/features/docs/content'
import labels from '@/locales/vi/docs/labels.json'

let seen: (id: string) => void = () => undefined

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean; target: { id: string } }[]) => void) {
    seen = (id) => tell([{ isIntersecting: true, target: { id } }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('scrollBy', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const samples = codeSamples({ method: 'GET', url: 'https://api.song.example/x' })
const words = labelsSchema.parse(labels)
const chapter = { blocks: [], sections: [] }

const own = { href: '/docs', name: 'Tài liệu', tagline: 'Mọi yêu cầu' }
const other = { href: '/docs/errors', name: 'Mã lỗi', tagline: 'Mọi mã lỗi' }

const page = async (pages = [own]) => {
  render(
    <>
      <Contents
        label="Nội dung"
        pages={pages}
        current={own}
        chapters={[
          { id: 'one', title: 'Một', ...chapter },
          { id: 'two', title: 'Hai', ...chapter },
        ]}
      />
      <CodeTabs id="a" label="Mẫu a" samples={samples} labels={words} />
      <CodeTabs id="b" label="Mẫu b" samples={samples} labels={words} />
      <ReaderAids />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? [radio.value] : []))

test('all languages are in the page; the first is chosen', async () => {
  await page()
  expect(chosen()).toEqual(['curl', 'curl'])
  expect(screen.getByLabelText('Mẫu a: Java').textContent).toContain('public class Example')
})

test('one choice holds for every panel and for the next visit', async () => {
  await page()
  fireEvent.click(screen.getAllByRole('radio', { name: 'Python' })[1]!)
  expect(chosen()).toEqual(['python', 'python'])
  cleanup()
  await page()
  expect(chosen()).toEqual(['python', 'python'])
})

test('the contents show the chapter one reads, and close when one is chosen', async () => {
  await page()
  seen('two')
  const current = () => [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent)
  expect(current()).toEqual(['Hai', 'Hai'])
  seen('one')
  expect(current()).toEqual(['Một', 'Một'])
  const list = document.querySelector('details')!
  list.open = true
  fireEvent.click(list.querySelector('a')!)
  expect(list.open).toBe(false)
})

test('in a manual of several pages, the page and the chapter one reads are both marked', async () => {
  await page([own, other])
  seen('two')
  const current = [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent)
  expect(current).toEqual([own.name, 'Hai', own.name, 'Hai'])
  for (const link of screen.getAllByRole('link', { name: other.name }))
    expect(link.getAttribute('href')).toBe(other.href)
})
