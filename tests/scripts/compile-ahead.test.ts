import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compileAhead } from '../../scripts/lib/compile-ahead.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ahead-'))
const [served, maps] = [path.join(folder, 'static'), path.join(folder, 'maps')]
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(file, 'utf8')
// The first character of the script is the first of `a.ts`.
const MAP = { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' }

test('a large script is compiled ahead, and its map finds the same place; a small one stays', () => {
  for (const dir of [served, maps]) mkdirSync(dir)
  const code = { 'large.js': `f(${' '.repeat(9_000)})`, 'small.js': 'f()', 'plain.js': ' '.repeat(9_000) }
  for (const [name, text] of Object.entries(code)) writeFileSync(path.join(served, name), text)
  for (const name of ['large.js', 'small.js'])
    writeFileSync(path.join(maps, `${name}.map`), JSON.stringify(MAP))
  compileAhead(served, maps)
  expect(read(path.join(served, 'large.js'))).toBe(`//# allFunctionsCalledOnLoad\n${code['large.js']}`)
  const moved = new SourceMap(JSON.parse(read(path.join(maps, 'large.js.map'))))
  expect(moved.findEntry(1, 0)).toMatchObject({ originalSource: 'a.ts', originalLine: 0, originalColumn: 0 })
  for (const name of ['small.js', 'plain.js'] as const) expect(read(path.join(served, name))).toBe(code[name])
  expect(JSON.parse(read(path.join(maps, 'small.js.map')))).toEqual(MAP)
})
