import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialize } from '@/components/layout/json-ld'
import { asContent, listBlock, table, type Content } from '@/features/pages/markdown/blocks'
import { fuzz, FUZZ_MS } from './run-fuzz.ts'
import { strangeJson, strangeText } from './strange.ts'

describe('what is written for machines', () => {
  it('JSON-LD is read back as it was, and ends no script', { timeout: FUZZ_MS }, () => {
    fuzz('JSON-LD', fc.oneof(strangeJson, fc.dictionary(strangeText, strangeText)), (value) => {
      const text = serialize(value)
      expect(text).not.toMatch(/[<>\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    })
  })

  it('a table of a Markdown twin keeps its rows and columns', { timeout: FUZZ_MS }, () => {
    // No row of a page is empty.
    const cells = fc.array(
      strangeText.map((text) => `x${text}`),
      { minLength: 2, maxLength: 3 },
    )
    fuzz('Markdown tables', fc.array(cells, { minLength: 1, maxLength: 3 }), (rows) => {
      const width = 3
      const filled = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
      const lines = table(['a', 'b', 'c'], filled).split(/[\r\n\u2028\u2029]/)
      expect(lines).toHaveLength(filled.length + 2)
      for (const line of lines) expect(line.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(width + 1)
    })
  })

  it('a Markdown twin is written of whatever words there are', { timeout: FUZZ_MS }, () => {
    const { content } = fc.letrec<{ content: Content }>((tie) => ({
      content: fc.oneof(
        { maxDepth: 3 },
        strangeText,
        fc.array(tie('content'), { maxLength: 3 }),
        fc.dictionary(
          fc.oneof(fc.constantFrom('title', 'q', 'a', 'by', 'text', 'cells', 'columns'), strangeText),
          tie('content'),
          {
            maxKeys: 4,
            noNullPrototype: true,
          },
        ),
      ),
    }))
    fuzz('Markdown twins', fc.array(content, { maxLength: 4 }), (items) => {
      const kept = asContent(items)
      expect(kept).toEqual(items)
      expect(typeof listBlock(items, {}, '##')).toBe('string')
    })
  })
})
