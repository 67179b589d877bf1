import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inlineHashes } from '@/lib/domain/inline-scripts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('inline scripts of a page', () => {
  test.each([
    ['an inline script', '<script>a()</script>', ['a()']],
    ['one with attributes', '<script data-markup="" id="_R_">a()</script>', ['a()']],
    ['a module', '<script type="module">a()</script>', ['a()']],
    ['over several lines', '<script>\n a()\n</script>', ['\n a()\n']],
    ['one that comes twice', '<script>a()</script><p></p><script>a()</script>', ['a()']],
    ['two', '<script>a()</script><script>b()</script>', ['a()', 'b()']],
    ['a file', '<script src="/a.js" async=""></script>', []],
    ['data', '<script id="graph" type="application/ld+json">{}</script>', []],
    ['none', '<p>script</p>', []],
  ])('%s', (_name, html, scripts) => {
    expect(inlineHashes(html)).toEqual(scripts.map(hashOf))
  })
})
