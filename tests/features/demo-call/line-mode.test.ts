import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@/lib/i18n/config'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

type Leaf = { key: string; text: string }

const leavesOf = (value: unknown, key = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, key ? `${key}.${name}` : name))
    : [{ key, text: String(value) }]

const fileOf = (lang: Locale, name: string) => {
  const leaves = leavesOf(JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8')))
  return new Map(leaves.map(({ key, text }) => [key, text]))
}

const shownOn = async (line: string, lang: Locale) => {
  vi.stubEnv('LINE_MODE', line)
  const { loadDemoCallMessages } = await import('@/features/demo-call/messages')
  const leaves = leavesOf(await loadDemoCallMessages(lang))
  return new Map(leaves.filter(({ key }) => !key.startsWith('errors.')).map(({ key, text }) => [key, text]))
}

// What only a call to a telephone can do: ring the visitor's, be kept beside, be answered by the visitor.
const ONLY_A_REAL_LINE = {
  vi: /điện thoại (của bạn|bên cạnh)|máy của bạn|bạn đã nghe máy|bật máy|chặn số lạ|chúng tôi sẽ gọi/i,
  en: /your phone|phone beside you|you picked up|switch the phone on|unknown callers|we will call/i,
}

describe.each(LOCALES)('%s', (lang) => {
  const simulated = fileOf(lang, 'demo-call-simulated')
  const service = fileOf(lang, 'demo-call')

  test('each word for the simulated line stands in for another that would not be true there', () => {
    for (const [key, text] of simulated) {
      expect(service.get(key), key).toBeDefined()
      expect(text, key).not.toBe(service.get(key))
    }
  })

  test('by default the line is simulated, and nothing says that a phone of the visitor rings', async () => {
    const shown = await shownOn('', lang)
    for (const [key, text] of simulated) expect(shown.get(key)).toBe(text)
    for (const [key, text] of shown) expect(text, key).not.toMatch(ONLY_A_REAL_LINE[lang])
  })

  test('where real services answer, every sentence is that of a real call', async () => {
    const shown = await shownOn('service', lang)
    expect(shown).toEqual(service)
    expect([...shown.values()].join(' ')).toMatch(ONLY_A_REAL_LINE[lang])
  })

  test('assistants are told which line answers', async () => {
    for (const [line, words] of [
      ['simulated', simulated],
      ['service', service],
    ] as const) {
      vi.resetModules()
      vi.stubEnv('LINE_MODE', line)
      const { llmsText } = await import('@/features/pages/markdown/llms-text')
      expect(await llmsText()).toContain(words.get('line'))
    }
  })
})

test('words go in the places of others and leave the rest', async () => {
  const { replaceWords } = await import('@/lib/i18n/replace-words')
  expect(replaceWords({ a: { b: 'x', c: 'y' }, d: 'w' }, { a: { b: 'z' } })).toEqual({
    a: { b: 'z', c: 'y' },
    d: 'w',
  })
})
