import { describe, expect, test } from 'vitest'
import { countCharacters } from '@/features/docs/build/aivoice-guide'
import { docsOf, DOCS_PATHS } from '@/features/docs/build/docs-of'
import { json } from '@/features/docs/code/json'
import { inlineParts } from '@/features/docs/inline'
import { docsMarkdown } from '@/features/docs/markdown'
import { LOCALES } from '@/lib/i18n/config'

describe.each(DOCS_PATHS)('%s as Markdown', (path) => {
  test.each(LOCALES)('%s has every heading and every piece of code', async (lang) => {
    const [text, { chapters }] = await Promise.all([docsMarkdown(path, lang), docsOf(path, lang)])
    for (const chapter of chapters) {
      expect(text).toContain(`## ${chapter.title}\n`)
      for (const { title, blocks } of chapter.sections) {
        expect(text).toContain(`### ${title}\n`)
        for (const block of blocks)
          if (block.kind === 'code') for (const { code } of block.samples) expect(text).toContain(code)
      }
    }
    expect(text.match(/^```/gm)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0)
  })
})

test('links of the English twin lead to English pages', async () => {
  expect(await docsMarkdown('/aivoice/docs', 'en')).toContain('(/en/acceptable-use)')
  expect(await docsMarkdown('/aivoice/docs', 'vi')).toContain('(/acceptable-use)')
})

test('a text is split into plain words, code and links', () => {
  expect(inlineParts('Gửi `{ a }` tới [đây](/x#y).')).toEqual([
    { kind: 'text', text: 'Gửi ' },
    { kind: 'code', text: '{ a }' },
    { kind: 'text', text: ' tới ' },
    { kind: 'link', text: 'đây', href: '/x#y' },
    { kind: 'text', text: '.' },
  ])
})

test('JSON for reading is still the same JSON', () => {
  const value = { a: [1, 'hai "2"', null], b: { c: {}, d: 'x'.repeat(90) }, e: [] }
  expect(JSON.parse(json(value))).toEqual(value)
  expect(json({ a: [1, 2] })).toBe('{\n  "a": [1, 2]\n}')
})

test('an accented letter is one character, however it was typed', () => {
  expect(countCharacters('nghiễng')).toBe(7)
  expect(countCharacters('nghiễng'.normalize('NFD'))).toBe(7)
})
