import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trimBuild } from '../../scripts/lib/trim-build.ts'

const KEPT = [
  'app/[lang]/page.js',
  'app/_global-error.html',
  'app/og/en/home.png.body',
  'app/vietnam.html',
  'chunks/ssr/page.js',
]
const REMOVED = [
  'app/vi.html',
  'app/vi.rsc',
  'app/vi.meta',
  'app/vi.segments/_tree.segment.rsc',
  'app/vi/industries/banking.html',
  'app/en/about-us.html',
]

test('a build keeps what its server reads and no rendered pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trim-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of [...KEPT, ...REMOVED]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), '')
  }
  trimBuild(['vi', 'en'], folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(
    files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort(),
  ).toEqual(KEPT)
})
