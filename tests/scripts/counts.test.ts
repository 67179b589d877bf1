import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { browserFailures, countOf, unitFailures } from '@/scripts/lib/counts'

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (results: unknown) => {
  const file = path.join(folder, 'results.json')
  writeFileSync(file, JSON.stringify(results))
  return file
}

const found = (passed: number, failed: number) => () => ({ passed, failed })

test.each([
  ['a program that ends well is one check that passed', countOf(0), { passed: 1, failed: 0 }],
  ['one that ends badly is one that failed', countOf(1), { passed: 0, failed: 1 }],
  ['a runner is as good as what it found', countOf(1, found(7, 2)), { passed: 7, failed: 2 }],
  ['a runner that breaks after its tests has failed', countOf(1, found(7, 0)), { passed: 7, failed: 1 }],
  ['a green runner', countOf(0, found(7, 0)), { passed: 7, failed: 0 }],
])('%s', (_name, count, expected) => expect(count).toEqual(expected))

test('a runner that left nothing to count has failed, however it ended', () => {
  const nothing = () => {
    throw new Error('no file')
  }
  expect(countOf(0, nothing)).toEqual({ passed: 0, failed: 1 })
})

test('a failed unit test is named with what it said first', () => {
  const assertionResults = [
    { fullName: 'a b', status: 'passed', failureMessages: [] },
    { fullName: 'a c', status: 'failed', failureMessages: ['Error: 1\n  at x.ts:1'] },
  ]
  expect(unitFailures(written({ testResults: [{ assertionResults }] }))).toEqual(['failed: a c: Error: 1'])
})

test('a browser test that failed, and one that did not run, are named; those inside a group too', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    tests: [{ projectName: 'desktop', status, results }],
  })
  const inner = { title: 'group', specs: [spec('two', 'skipped', [])] }
  const suite = {
    title: 'a.spec.ts',
    specs: [
      spec('one', 'unexpected', [{ error: { message: '\u001b[31mno\u001b[0m\nmore' } }]),
      spec('three', 'flaky', [{ error: { message: 'slow' } }, {}]),
      spec('four', 'expected', [{}]),
    ],
    suites: [inner],
  }
  expect(browserFailures(written({ suites: [suite] }))).toEqual([
    'failed: [desktop] a.spec.ts › one: no',
    'flaky: [desktop] a.spec.ts › three: slow',
    'failed: [desktop] group › two: did not run',
  ])
})
