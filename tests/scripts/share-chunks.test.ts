import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shareChunks } from '../../scripts/lib/share-chunks.ts'

test('chunks that are the same are one file, also across folders; any other stays its own', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'share-chunks-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'ssr'))
  const chunks = { 'a.js': '1', 'b.js': '1', 'c.js': '2', 'ssr/d.js': '1' }
  for (const [name, code] of Object.entries(chunks))
    writeFileSync(path.join(folder, name), `module.exports=[${code}]`)
  shareChunks(folder)
  const files = Object.keys(chunks).map((name) => realpathSync(path.join(folder, name)))
  expect(files.map((file) => path.relative(folder, file))).toEqual(['a.js', 'a.js', 'c.js', 'a.js'])
  expect(readFileSync(path.join(folder, 'ssr/d.js'), 'utf8')).toBe('module.exports=[1]')
})
