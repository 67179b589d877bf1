import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeChanges, planChanges } from '../../scripts/words/apply.ts'
import { readTableFile, writeTable } from '../../scripts/words/sheet.ts'
import { readTable, type Row } from '../../scripts/words/table.ts'
import { textsIn, withTexts } from '../../scripts/words/texts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = (root: string) =>
  globSync('**/*.json', { cwd: root })
    .sort()
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')])

test('every file is found again text by text', () => {
  for (const [name = '', source = ''] of bytes('locales')) {
    const texts = new Map(textsIn(source).map(({ key, text }) => [key, text]))
    expect(JSON.parse(withTexts(source, texts)), name).toEqual(JSON.parse(source))
  }
})

describe.each(['xlsx', 'csv'])('as %s', (ending) => {
  const table = () => path.join(folder, `words.${ending}`)
  const root = () => path.join(folder, `locales-${ending}`)
  let rows: Row[] = []

  beforeAll(async () => {
    await writeTable(table(), readTable())
    rows = await readTableFile(table())
  })
  beforeEach(() => cpSync('locales', root(), { recursive: true, force: true }))

  const edited = (key: string, change: Partial<Row>) =>
    rows.map((row) => (row.file === 'common' && row.key === key ? { ...row, ...change } : row))

  test('the words of the site go out and come back byte for byte', () => {
    expect(rows).toEqual(readTable())
    const plan = planChanges(rows, root())
    expect(plan).toEqual({ changes: [], refusals: [] })
    makeChanges(plan.changes, root())
    expect(bytes(root())).toEqual(bytes('locales'))
  })

  test('an edit changes its text and nothing else', () => {
    const text = 'A “new” name,\nand a second line'
    makeChanges(planChanges(edited('header.pricing', { en: text }), root()).changes, root())
    const [before, after] = ['locales', root()].map((place) =>
      readFileSync(path.join(place, 'en/common.json'), 'utf8').split('\n'),
    )
    const changed = after?.filter((line, at) => line !== before?.[at])
    expect(changed).toEqual([`    "pricing": ${JSON.stringify(text)},`])
    const others = (place: string) => bytes(place).filter(([name]) => name !== 'en/common.json')
    expect(others(root())).toEqual(others('locales'))
  })

  test('a text that changed meanwhile is a conflict; one that was only changed there stays', () => {
    const file = path.join(root(), 'vi/common.json')
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, withTexts(source, new Map([['header.pricing', 'Giá']])))
    const why = (table: Row[]) => planChanges(table, root()).refusals.map((refusal) => refusal.why)
    expect(why(edited('header.pricing', { vi: 'Chi phí' }))).toEqual(['conflict'])
    expect(planChanges(rows, root())).toEqual({ changes: [], refusals: [] })
  })

  test.each([
    ['header.home', 'no brand', 'placeholders'],
    ['header.pricing', ' ', 'empty'],
  ])('%s as “%s” is not taken', (key, vi, why) => {
    expect(planChanges(edited(key, { vi }), root()).refusals).toMatchObject([{ lang: 'vi', key, why }])
  })
})
