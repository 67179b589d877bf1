import { afterEach, expect, test, vi } from 'vitest'
import { GUIDE_FACTS, guidePath } from '@/features/resources/guide/read-guides'

const textOf = async (phone: string, email: string) => {
  vi.resetModules()
  vi.stubEnv('SALES_PHONE', phone)
  vi.stubEnv('SALES_EMAIL', email)
  const { llmsText } = await import('@/features/pages/markdown/llms-text')
  return llmsText()
}

afterEach(() => vi.unstubAllEnvs())

test('assistants are given a number and an address only where they reach somebody', async () => {
  const real = await textOf('+842412345678', 'sales@songai.test')
  for (const way of ['+842412345678', 'sales@songai.test']) expect(real).toContain(way)
  const demo = await textOf('+842400000000', 'sales@songai.example')
  expect(demo).not.toMatch(/\+842400000000|sales@songai/)
  expect(demo).toContain('/contact-us')
})

test('assistants find every guide as Markdown', async () => {
  const text = await textOf('', '')
  for (const { slug } of GUIDE_FACTS) {
    expect(text).toContain(`${guidePath(slug)}.md`)
    expect(text).toContain(`/en${guidePath(slug)}.md`)
  }
})
