import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashBuildInputs, isBuilt, keepBuildInputs } from '../../scripts/lib/build-inputs.ts'

let root = ''

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'))
  for (const file of ['app/[lang]/page.tsx', 'locales/vi/a.json', 'package-lock.json', '.next/BUILD_ID']) {
    write(file, 'ONE')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

test('nothing is built until a build has kept its inputs', () => {
  expect(isBuilt(root)).toBe(false)
  keepBuildInputs(hashBuildInputs(root), root)
  expect(isBuilt(root)).toBe(true)
})

test.each([
  'app/[lang]/page.tsx',
  'locales/vi/a.json',
  'package-lock.json',
  'next.config.ts',
  'a-new-folder/deep/file.ts',
])('%s is built anew when it changes', (file) => {
  keepBuildInputs(hashBuildInputs(root), root)
  write(file, 'TWO')
  expect(isBuilt(root)).toBe(false)
})

test.each([
  'tests/a.test.ts',
  'platform/main.ts',
  'node_modules/a/a.js',
  '.next/known-prices',
  'next-env.d.ts',
])('%s costs no build', (file) => {
  keepBuildInputs(hashBuildInputs(root), root)
  write(file, 'TWO')
  expect(isBuilt(root)).toBe(true)
})

test('an edit made while the build runs is built next time', () => {
  const before = hashBuildInputs(root)
  write('app/[lang]/page.tsx', 'TWO')
  keepBuildInputs(before, root)
  expect(isBuilt(root)).toBe(false)
})

test('a file that moved is a change, with the same content', () => {
  keepBuildInputs(hashBuildInputs(root), root)
  rmSync(path.join(root, 'locales/vi/a.json'))
  write('locales/en/a.json', 'ONE')
  expect(isBuilt(root)).toBe(false)
})
