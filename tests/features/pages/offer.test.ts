import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { KEYS_PATH, listedProducts, WEBHOOKS_PATH } from '@/features/auth/products'
import { docsMarkdown } from '@/features/docs/markdown'
import { MANUALS } from '@/features/docs/manuals'
import { PAGES } from '@/features/pages/registry'
import { toPlan } from '@/features/pricing/voice-plans'
import { LOCALES } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { isSold, OFFER } from '@/lib/domain/offer'
import { readWords } from '../../../scripts/locales/read-words.ts'
import { callPackages, messages, voicePlans } from '../pricing/support'

const offers = Object.values(OFFER)
const manuals = Object.values(MANUALS).map((pages) => Object.keys(pages)[0] ?? '')
const open = offers.filter(({ availability }) => availability === 'open')
const present = <Value>(value: Value | null): value is Value => value !== null
const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted()

describe('what is offered is one list', () => {
  test('a page shows it, and a page documents it', () => {
    const paths: string[] = PAGES.map(({ path }) => path)
    for (const { page, documents } of offers) {
      expect(paths).toContain(page)
      if (documents) expect(manuals).toContain(documents)
    }
    expect(sorted(offers.map(({ documents }) => documents).filter(present))).toEqual(sorted(manuals))
  })

  test('plans are offered for it and for nothing else', () => {
    const sold = [...voicePlans().map(({ product }) => product), ...callPackages().map(() => 'calls')]
    expect(sorted(sold)).toEqual(sorted(offers.map(({ plans }) => plans).filter(present)))
  })

  test('the portal opens what is open to everybody', () => {
    const apps = { aicall: 'https://aicall.test', aivoice: 'https://aivoice.test' }
    const keys = existsSync(`app/[lang]${KEYS_PATH}/page.tsx`) ? ['keys'] : []
    expect(sorted([...listedProducts(apps).map(({ id }) => id), ...keys])).toEqual(
      sorted(open.map(({ portal }) => portal).filter(present)),
    )
  })
})

const translate = (words: unknown) => (key: string) => {
  const found = key.split('.').reduce<unknown>((at, part) => Object(at)[part], words)
  return typeof found === 'string' ? found : key
}

describe.each(LOCALES)('in %s', (lang) => {
  test('a button sells only what is open, and asks for the rest', () => {
    const t = translate(messages(lang, 'pricing'))
    for (const plan of voicePlans()) {
      const { label } = toPlan(plan, { lang, t, now: 0, target: '/' }).action
      expect(label, plan.id).toBe(t(isSold(plan.product) ? 'choose' : 'request'))
    }
  })

  test('a page names no plan that does not exist', () => {
    const names = voicePlans().map(({ name }) => name[lang])
    const named = readWords(lang).flatMap(({ text }) => [
      ...text
        .replaceAll('\u00a0', ' ')
        .matchAll(lang === 'vi' ? /từ gói (.+)/gi : /[Ff]rom the ([A-Z]\w+ plan.*)/g),
    ])
    expect(named.length).toBeGreaterThan(0)
    for (const [, plan = ''] of named)
      expect(
        names.some((name) => plan.startsWith(name)),
        plan,
      ).toBe(true)
  })

  test('no document gives an address for what is on request', async () => {
    const openApi = readFileSync('features/docs/openapi.json', 'utf8')
    const paths = Object.keys(JSON.parse(openApi).paths).filter((path) => path.includes('/tts/'))
    expect(paths.every((path) => path.includes('/tts/demo'))).toBe(true)
    expect(await docsMarkdown('/aicall/api-docs', lang)).toContain('webhook')
  })

  test('what the portal lets a person do by hand is what the documents let a program do', async () => {
    for (const [portal, path] of [
      [KEYS_PATH, '/aivoice/api-docs'],
      [WEBHOOKS_PATH, '/aicall/api-docs/webhooks'],
    ] as const) {
      expect(existsSync(`app/[lang]${portal}/page.tsx`)).toBe(true)
      expect(await docsMarkdown(path, lang)).toContain(`(${href(portal, lang)})`)
    }
  })
})
