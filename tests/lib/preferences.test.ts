// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { THEME_KEY } from '@/components/layout/theme'
import { CAPTIONS, DATA, THEME } from '@/lib/preferences'
import { savesData } from '@/lib/save-data'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the first value holds until another is chosen, and nothing is kept of it', () => {
  for (const preference of [THEME, DATA, CAPTIONS]) expect(preference.read()).toBe(preference.values[0])
  THEME.keep('dark')
  expect([THEME.read(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark'])
  THEME.keep('system')
  expect([THEME.read(), localStorage.length]).toEqual(['system', 0])
})

test('what another program kept under the name counts for nothing', () => {
  localStorage.setItem(THEME_KEY, 'sepia')
  expect(THEME.read()).toBe('system')
})

test('where nothing may be kept, the page goes on', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('forbidden')
    })
  expect(() => DATA.keep('low')).not.toThrow()
  expect(() => DATA.keep('normal')).not.toThrow()
  expect(DATA.read()).toBe('normal')
})

test('little data is asked for here or by the browser', () => {
  expect(savesData()).toBe(false)
  DATA.keep('low')
  expect(savesData()).toBe(true)
  DATA.keep('normal')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  expect(savesData()).toBe(true)
  Reflect.deleteProperty(navigator, 'connection')
})
