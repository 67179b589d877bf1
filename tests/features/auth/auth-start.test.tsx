// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onToast, type Toast } from '@/components/ui/toast-store'
import { AuthStart } from '@/features/auth/auth-start'
import { setSession } from '@/lib/session'

vi.mock('@/features/auth/load-auth', () => ({ loadAuth: () => Promise.resolve(null) }))

afterEach(cleanup)

test('a session that ends is told of once; a visitor who never had one is not', () => {
  const toasts: Toast[] = []
  const end = onToast((toast) => toasts.push(toast))
  render(<AuthStart ended="ENDED" />)
  act(() => setSession({ state: 'anonymous' }))
  act(() => setSession({ state: 'signed-in' }))
  expect(toasts).toEqual([])
  act(() => setSession({ state: 'anonymous', hasEnded: true }))
  expect(toasts).toEqual([{ kind: 'info', text: 'ENDED' }])
  end()
})
