import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import common from '../../locales/vi/common.json' with { type: 'json' }
import { findRows } from '../../scripts/words/editor/find.ts'
import { startEditor } from '../../scripts/words/editor/server.ts'
import { readTable, type Row } from '../../scripts/words/table.ts'

const SITE = 'http://localhost:3000'

const root = path.join(mkdtempSync(path.join(tmpdir(), 'editor-')), 'locales')
const server = startEditor({ port: 0, site: SITE, root })
let address = ''

beforeAll(async () => {
  cpSync('locales', root, { recursive: true })
  if (!server.listening) await once(server, 'listening')
  const given = server.address()
  address = `http://127.0.0.1:${typeof given === 'object' ? given?.port : ''}`
})
afterAll(() => {
  server.close()
  rmSync(path.dirname(root), { recursive: true })
})

const rowOf = (key: string, change: Partial<Row> = {}): Row => {
  const row = readTable().find((entry) => entry.file === 'common' && entry.key === key)
  if (!row) throw new Error(`no ${key}`)
  return { ...row, ...change }
}

const save = async (row: Row, origin = SITE) => {
  const response = await fetch(`${address}/save`, {
    method: 'POST',
    body: JSON.stringify(row),
    headers: { origin },
  })
  return response.ok ? Reflect.get(Object(await response.json()), 'error') : response.status
}

test('a text is found as the page shows it: filled in, with spaces that do not break, its own page first', () => {
  expect(findRows(common.header.home.replace('{{brand}}', 'Sóng AI'), 'vi', '/')[0]).toMatchObject({
    file: 'common',
    key: 'header.home',
  })
  const title = readTable().find(({ file, key }) => file === 'pages/aivoice' && key === 'closing.title')
  expect(findRows(title?.vi.replaceAll(' ', '\u00a0') ?? '', 'vi', '/aivoice')[0]).toEqual(title)
  expect(findRows('qzxwvk', 'vi', '/')).toEqual([])
})

test('the script runs without its types', async () => {
  const script = await (await fetch(`${address}/editor.js`)).text()
  expect(() => new Function(script)).not.toThrow()
})

test('a saved text stands in its file; what breaks it is not saved', async () => {
  expect(await save(rowOf('header.pricing', { vi: 'Giá', en: 'Prices' }))).toBeNull()
  expect(JSON.parse(readFileSync(path.join(root, 'vi/common.json'), 'utf8')).header.pricing).toBe('Giá')
  expect(await save(rowOf('header.pricing', { vi: 'Chi phí' }))).toBe('conflict')
  expect(await save(rowOf('header.home', { vi: 'Trang' }))).toBe('placeholders')
  expect(await save(rowOf('header.products', { en: '' }))).toBe('empty')
  const title = readTable().find(({ file, key }) => file === 'pages/aivoice' && key === 'meta.title')
  expect(title && (await save({ ...title, en: 'a'.repeat(61) }))).toBe('title')
})

test('another site can neither read nor write', async () => {
  expect(await save(rowOf('header.products', { vi: 'Hàng' }), 'https://other.example')).toBe(403)
  const found = await fetch(`${address}/find?text=x&lang=vi`, {
    headers: { origin: 'https://other.example' },
  })
  expect(found.status).toBe(403)
})
