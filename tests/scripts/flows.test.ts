import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flowFiles } from '../../scripts/make-flows.ts'

it.each([...flowFiles()])('public/flows/%s is up to date: run `npm run make:flows`', (name, text) => {
  expect(readFileSync(`public/flows/${name}`, 'utf8')).toBe(text)
})
