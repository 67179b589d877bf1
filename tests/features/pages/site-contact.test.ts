import { prerender } from 'react-dom/static'
import { afterEach, expect, test, vi } from 'vitest'

// Outside of a build, a chunk of its own is not there in time.
vi.mock('@/features/contact/chat-launch-island', async () => ({
  ChatLaunchIsland: (await import('@/features/contact/chat-launch')).ChatLaunch,
}))

const html = async (values: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  const { SiteContact } = await import('@/features/pages/site-contact')
  const { prelude } = await prerender(await SiteContact({ lang: 'vi' }))
  return new Response(prelude).text()
}

afterEach(() => vi.unstubAllEnvs())

const wordsOf = async () => (await import('@/locales/vi/common.json')).default

test('the vendor’s chat is offered only where one is configured, and never loaded with the page', async () => {
  const { chat } = (await wordsOf()).contact
  expect(await html({ CHAT_WIDGET_URL: '' })).not.toContain(chat.label)
  const page = await html({ CHAT_WIDGET_URL: 'https://chat.example.com/widget.js' })
  expect(page).toContain(chat.label)
  expect(page).not.toContain('<script')
})

test('a way that opens nowhere is not offered; the form always is', async () => {
  const { phone, zaloText, messenger, form } = (await wordsOf()).contact
  const REAL = {
    SALES_PHONE: '+842412345678',
    ZALO_URL: 'https://zalo.test/songai',
    MESSENGER_URL: 'https://m.test/songai',
  }
  const offered = await html(REAL)
  for (const way of [phone, zaloText, messenger, form]) expect(offered).toContain(way)
  const demo = await html({
    SALES_PHONE: '+842400000000',
    ZALO_URL: 'https://zalo.example/songai',
    MESSENGER_URL: 'https://m.example/songai',
  })
  for (const way of [phone, zaloText, messenger]) expect(demo).not.toContain(way)
  expect(demo).toContain(form)
  expect(demo).not.toMatch(/tel:|leaving/)
})
