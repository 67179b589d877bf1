import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { replaceWords } from '@/lib/i18n/replace-words'
import { readWords } from '../../../scripts/locales/read-words.ts'

afterEach(() => vi.unstubAllEnvs())

const fileOf = (lang: Locale, name: string) =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

const leavesOf = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

const shown = async (notice: string, lang: Locale, name: string) => {
  vi.resetModules()
  vi.stubEnv('DEMO_NOTICE', notice)
  const { loadMessages } = await import('@/lib/i18n/server')
  return new Map(leavesOf(await loadMessages(lang, name)))
}

// What only people on duty can keep.
const PROMISE = {
  vi: /trong một ngày làm việc|ngày làm việc kế tiếp|chúng tôi phản hồi trong|người tuyển dụng đọc|trong giờ làm việc và nên hẹn/iu,
  en: /next working day|we re(?:ply|spond) (?:by|within)|recruiters? (?:will )?read/iu,
}
// Closings and the line under the questions invite: what they say of people on duty has to say that there are none here.
const INVITES = /^(?:closing\.(?:title|text|primary)|faq\.ask)$/
const PEOPLE_ON_DUTY = {
  vi: /(?<!tin )chúng tôi|đội (?:tư vấn|kỹ thuật)|^(?:gửi|mang|mô tả|hỏi về tuyển) |buổi (?:hẹn|trao đổi)/iu,
  en: /(?<!believe )\bus\b|\b(?:we|our)\b|^(?:send|bring|upload|describe|ask about jobs)\b/iu,
}
const SAYS_SO = { vi: /bản trình diễn|khi chạy thật/iu, en: /demonstration|in production/iu }
// The style guide is on no page, and the contact page shows its promise without the notice only.
const NOT_SHOWN = new Set(['styleguide', 'contact'])

describe.each(LOCALES)('a demonstration brand in %s', (lang) => {
  const notices: Record<string, Record<string, unknown>> = fileOf(lang, 'demo-notice')

  test('each of its words stands in for another that could not be kept there', async () => {
    for (const [name, words] of Object.entries(notices)) {
      const plain = await shown('', lang, name)
      expect(plain).toEqual(new Map(leavesOf(fileOf(lang, name))))
      const demo = await shown('true', lang, name)
      expect(demo.size, name).toBe(plain.size)
      for (const [key, text] of leavesOf(words)) {
        expect(demo.get(key), `${name}: ${key}`).toBe(text)
        expect(plain.get(key), `${name}: ${key}`).not.toBe(text)
      }
    }
  })

  test('promises no reply anywhere', () => {
    const promises = readWords(lang).filter(
      ({ file, text }) => !NOT_SHOWN.has(file) && PROMISE[lang].test(text.replaceAll('\u00a0', ' ')),
    )
    expect(promises.length).toBeGreaterThan(15)
    const kept = promises.filter(({ file, key }) => {
      const words = new Map(leavesOf(replaceWords(fileOf(lang, file), notices[file] ?? {})))
      return PROMISE[lang].test(words.get(key)?.replaceAll('\u00a0', ' ') ?? '')
    })
    expect(kept.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
  })
  test('invites nobody to write to people who are not there', () => {
    const invitations = readWords(lang).filter(
      ({ file, key }) => file.startsWith('pages/') && INVITES.test(key),
    )
    const shownWords = invitations.map(({ file, key }) => ({
      at: `${file}: ${key}`,
      text: new Map(leavesOf(replaceWords(fileOf(lang, file), notices[file] ?? {}))).get(key) ?? '',
    }))
    const invites = (text: string) => PEOPLE_ON_DUTY[lang].test(text.replaceAll('\u00a0', ' '))
    expect(invitations.filter(({ text }) => invites(text)).length).toBeGreaterThan(9)
    expect(
      shownWords.filter(({ text }) => invites(text) && !SAYS_SO[lang].test(text)).map(({ at }) => at),
    ).toEqual([])
  })
})
