import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KNOWN = { value: [{ id: 'start', priceVnd: 500_000 }], readAt: '2026-11-20T02:12:00.000Z' }

let folder = ''
// A fresh copy of the module is a fresh process: nothing in memory.
const restart = async () => {
  vi.resetModules()
  return import('@/features/pricing/price-cache')
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'known-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was kept is there for the next process too', async () => {
  const { storePrices, readStoredPrices } = await restart()
  expect(await readStoredPrices('charges')).toBeNull()
  await storePrices('charges', KNOWN)
  expect(await readStoredPrices('charges')).toEqual(KNOWN)
  expect(await (await restart()).readStoredPrices('charges')).toEqual(KNOWN)
})

test('a broken file is no price', async () => {
  await (await restart()).storePrices('charges', KNOWN)
  const file = path.join(folder, '.next', 'known-prices', 'charges.json')
  for (const text of [readFileSync(file, 'utf8').slice(0, 20), '{}', '[]']) {
    writeFileSync(file, text)
    expect(await (await restart()).readStoredPrices('charges')).toBeNull()
  }
})

test('without a disk to write on memory serves, and a line is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeFileSync(path.join(folder, '.next'), 'not a folder')
  const { storePrices, readStoredPrices } = await restart()
  await storePrices('charges', KNOWN)
  expect(await readStoredPrices('charges')).toEqual(KNOWN)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('prices_not_kept'))
})
