import { revalidatePath } from 'next/cache'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }))

const SECRET = 'a-secret-of-this-process'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.mocked(revalidatePath).mockClear()
})

const post = async (secret: string, authorization?: string) => {
  vi.stubEnv('REVALIDATE_SECRET', secret)
  const { POST } = await import('@/app/internal/revalidate/route')
  return POST(
    new Request('http://site.example/internal/revalidate', {
      method: 'POST',
      ...(authorization === undefined ? {} : { headers: { authorization } }),
    }),
  )
}

test('with the secret every page is thrown away', async () => {
  expect((await post(SECRET, `Bearer ${SECRET}`)).status).toBe(200)
  expect(revalidatePath).toHaveBeenCalledExactlyOnceWith('/', 'layout')
})

test.each([
  ['no secret', SECRET, undefined],
  ['an empty one', SECRET, 'Bearer '],
  ['a wrong one of the same length', SECRET, `Bearer ${'x'.repeat(SECRET.length)}`],
  ['the beginning of it', SECRET, `Bearer ${SECRET.slice(0, -1)}`],
  ['an empty one where none is set', '', 'Bearer '],
  ['none where none is set', '', undefined],
])('with %s nothing is', async (_name, secret, authorization) => {
  const response = await post(secret, authorization)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ status: 0, error_code: 'UNAUTHENTICATED' })
  expect(revalidatePath).not.toHaveBeenCalled()
})
