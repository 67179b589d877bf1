// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'

vi.mock('next/navigation', () => ({ usePathname: () => '/about-us' }))

it('a page that failed on the server stays, without its markup, instead of being loaded again and again', async () => {
  document.documentElement.id = '__next_error__'
  vi.stubGlobal('fetch', async () => new Response('<main></main>', { status: 500 }))
  const { MarkupSlot } = await import('@/components/layout/markup-slot')
  const { container } = await act(async () =>
    render(
      <Suspense>
        <MarkupSlot as="nav" id="links" markup="" />
      </Suspense>,
    ),
  )
  expect(container.querySelector('nav')?.innerHTML).toBe('')
})
