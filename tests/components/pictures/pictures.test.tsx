// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictures } from '@/components/pictures/registry'
import en from '@/locales/en/pictures.json'
import common from '@/locales/vi/common.json'
import vi from '@/locales/vi/pictures.json'

const languages = { vi, en }
const words = (language: keyof typeof languages): Record<string, unknown> => languages[language]

/** Every path to a word, with list lengths: two languages of one shape give the same list. */
const shape = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value))
    return [`${path}[${value.length}]`, ...value.flatMap((item, i) => shape(item, `${path}.${i}`))]
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, item]) => shape(item, `${path}.${key}`))
}

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

const without = (value: unknown, key: string) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key))

describe.each(Object.entries(pictures))('picture %s', (id, picture) => {
  it.each(['vi', 'en'] as const)('is one labelled image in %s, its inside unreachable', (language) => {
    const html = renderToStaticMarkup(picture.render(words(language)[id], language))
    const page = document.createElement('div')
    page.innerHTML = html
    const images = page.querySelectorAll('[role=img]')
    expect(images).toHaveLength(1)
    expect(images[0]?.getAttribute('aria-label')).toMatch(/^\p{Lu}.{30,220}\.$/u)
    const inside = images[0]?.firstElementChild
    expect(inside?.hasAttribute('inert')).toBe(true)
    expect(inside?.getAttribute('aria-hidden')).toBe('true')
    expect(page.querySelectorAll('a, button, input, [tabindex], script')).toHaveLength(0)
  })

  it('has its caption beside the image, not inside', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(picture.render(words('vi')[id], 'vi', common.illustration))
    expect(page.querySelector('figure > figcaption')?.textContent).toBe(common.illustration)
    expect(page.querySelectorAll('figure > [role=img]')).toHaveLength(1)
  })

  it('names itself, the file and the key when a word is missing', () => {
    for (const key of Object.keys(words('vi')[id] ?? {}))
      expect(() => picture.render(without(words('vi')[id], key), 'locales/vi/pictures.json')).toThrow(
        new RegExp(`"${id}" in locales/vi/pictures.json .*${id}\\.${key}`, 's'),
      )
  })

  it('refuses an empty word and a word it does not know', () => {
    expect(() => picture.render({ ...without(words('en')[id], 'label'), label: '' }, 'x')).toThrow(
      `${id}.label`,
    )
    expect(() => picture.render({ ...without(words('en')[id], ''), labell: 'x' }, 'x')).toThrow('labell')
  })
})

describe('words of the pictures', () => {
  it('stand for every picture and for nothing else', () => {
    for (const language of ['vi', 'en'] as const)
      expect(Object.keys(words(language)).sort()).toEqual(Object.keys(pictures).sort())
  })

  it('have the same keys and list lengths in both languages', () => {
    expect(shape(en)).toEqual(shape(vi))
  })

  it('are NFC and show no whole phone number', () => {
    for (const word of [...sentences(vi), ...sentences(en)]) {
      expect(word).toBe(word.normalize('NFC'))
      expect(word.replaceAll(/[ .-]/g, '')).not.toMatch(/0\d{9}/)
    }
  })

  it('claim no outcome: no share, no score', () => {
    for (const word of [...sentences(vi), ...sentences(en)]) expect(word).not.toMatch(/\d\s?%|NPS|\/100\b/)
  })
})
