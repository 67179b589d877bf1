import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepMaps } from '../../scripts/lib/keep-maps.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'maps-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('maps leave what is served, where nothing names them, and bear the names of what they are of', () => {
  const [served, kept] = [path.join(folder, 'static'), path.join(folder, 'maps')]
  mkdirSync(path.join(served, 'chunks'), { recursive: true })
  const files = {
    'a.js': 'f()\n\n//# sourceMappingURL=0x.js.map',
    'b.css': '.b{color:red}\n/*# sourceMappingURL=c.css.map*/',
    'c.css': '.c{color:red}\n/* kept */',
    '0x.js.map': '{}',
    'c.css.map': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(served, 'chunks', name), text)
  keepMaps(served, kept)
  expect(readdirSync(kept).toSorted()).toEqual(['a.js.map', 'b.css.map'])
  const left = readdirSync(path.join(served, 'chunks')).toSorted()
  expect(left).toEqual(['a.js', 'b.css', 'c.css'])
  const texts = left.map((name) => readFileSync(path.join(served, 'chunks', name), 'utf8').trimEnd())
  expect(texts).toEqual(['f()', '.b{color:red}', '.c{color:red}\n/* kept */'])
})
