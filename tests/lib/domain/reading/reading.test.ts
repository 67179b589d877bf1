import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test, vi } from 'vitest'
import { readWhole } from '../../../../lib/domain/reading/numbers.ts'
import { READING_PRESETS, type ReadingOptions } from '../../../../lib/domain/reading/options.ts'
import { READING_KINDS } from '../../../../lib/domain/reading/piece.ts'
import { readPieces, spokenText, warmUp } from '../../../../lib/domain/reading/read.ts'
import { GOLDEN } from './golden.ts'

const { north, south } = READING_PRESETS

describe('the golden table', () => {
  test.each(GOLDEN)('%s → %s', (written, spoken) => expect(spokenText(written)).toBe(spoken))
})

test('every rule can look at every word, with rests in between', async () => {
  for (const [written] of GOLDEN) {
    const rest = vi.fn(async () => {})
    await warmUp(written, rest)
    expect(rest.mock.calls.length).toBeGreaterThan(8)
  }
})

describe('what differs from place to place', () => {
  const cases: [string, Partial<ReadingOptions>, string][] = [
    ['2.305', south, 'hai ngàn ba trăm lẻ năm'],
    ['24', south, 'hai mươi bốn'],
    ['tháng 4', south, 'tháng tư'],
    ['1.500k', south, 'một ngàn năm trăm ngàn'],
    ['24', { four: 'bốn' }, 'hai mươi bốn'],
    ['14', { four: 'tư' }, 'mười bốn'],
    ['25', { five: 'nhăm' }, 'hai mươi nhăm'],
    ['15', { five: 'nhăm' }, 'mười lăm'],
    ['105', { five: 'nhăm' }, 'một trăm linh năm'],
    ['1,5 tỷ', { half: 'rưỡi' }, 'một tỷ rưỡi'],
    ['2,5 giờ', { half: 'rưỡi' }, 'hai giờ rưỡi'],
    ['1,25 tỷ', { half: 'rưỡi' }, 'một phẩy hai mươi lăm tỷ'],
    ['1,5 kg', { half: 'rưỡi' }, 'một phẩy năm ki lô gam'],
  ]
  test.each(cases)('%s with %o → %s', (written, options, spoken) =>
    expect(spokenText(written, { ...north, ...options })).toBe(spoken),
  )
})

describe('pieces', () => {
  it('name the rule that was used', () => {
    const kinds = (text: string) => readPieces(text).flatMap(({ kind }) => kind ?? [])
    expect(kinds('5% 15/8 8h30 2tr 0912345678 DH-12 30 km XXI ATM web John')).toEqual([
      ...[
        'percent',
        'date',
        'time',
        'money',
        'phone',
        'code',
        'unit',
        'roman',
        'acronym',
        'foreign',
        'unknown',
      ],
    ])
    expect(kinds('2–3 3/4 21 a@b.vn songai.vn ông/bà')).toEqual([
      ...['range', 'fraction', 'number', 'email', 'url', 'symbol'],
    ])
    expect(READING_KINDS).toHaveLength(17)
  })

  it('leave Vietnamese words alone, with or without their marks', () => {
    for (const text of [
      'Xin chào Anh Minh, tôi gọi từ phòng khám.',
      'nguyen van hoang thuy quynh khuya giuong',
    ])
      expect(readPieces(text)).toEqual([{ written: text, spoken: text, kind: null }])
  })
})

const UNITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const SAME: Record<string, string> = { mốt: 'một', tư: 'bốn', lăm: 'năm', nhăm: 'năm' }
const SCALES: Record<string, number> = { nghìn: 1e3, ngàn: 1e3, triệu: 1e6 }

/** The number that words say, for a number under a billion: the way back, written on its own. */
const heard = (words: string): number => {
  let total = 0
  let group = 0
  let last = 0
  for (const word of words.split(' ')) {
    const scale = SCALES[word]
    const unit = UNITS.indexOf(SAME[word] ?? word)
    if (scale) [total, group, last] = [total + (group + last) * scale, 0, 0]
    else if (word === 'trăm') [group, last] = [last * 100, 0]
    else if (word === 'mươi') [group, last] = [group + last * 10, 0]
    else if (word === 'mười') [group, last] = [group + 10, 0]
    else if (unit >= 0) last = unit
  }
  return total + group + last
}

const options = fc.record({
  thousand: fc.constantFrom('nghìn' as const, 'ngàn' as const),
  gap: fc.constantFrom('linh' as const, 'lẻ' as const),
  four: fc.constantFrom('tư' as const, 'bốn' as const),
  five: fc.constantFrom('lăm' as const, 'nhăm' as const),
  half: fc.constantFrom('phẩy năm' as const, 'rưỡi' as const),
})
const tokens = [
  '15/08/2026',
  '08:30',
  '–',
  '-',
  '2.500.000đ',
  '5%',
  ' ',
  'TP.',
  'HCM',
  '+84',
  '0912',
  'km/h',
  'XXI',
  '1,5',
  ' tỷ',
  'a@b.vn',
  '/',
  'đ',
  '°C',
  'ngày ',
  'thế kỷ ',
  '…',
  '“',
  '”',
]
const mess = fc.array(
  fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: 'grapheme', maxLength: 6 }), fc.nat().map(String)),
  { maxLength: 30 },
)

describe('for any text and any taste', () => {
  it('every number under a billion can be heard back', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), options, (n, taste) => heard(readWhole(String(n), taste)) === n),
      { numRuns: 1_000 },
    )
  })

  it('no two numbers sound alike', () => {
    const said = Array.from({ length: 10_000 }, (_, n) => readWhole(String(n), north))
    expect(new Set(said).size).toBe(said.length)
  })

  it('the written parts are the text, and no digit is left to guess', () => {
    fc.assert(
      fc.property(mess, options, (parts, taste) => {
        const text = parts.join('')
        const pieces = readPieces(text, taste)
        return (
          pieces.map(({ written }) => written).join('') === text.normalize('NFC') &&
          pieces.every(({ written }) => written !== '') &&
          !/[0-9]/u.test(spokenText(text, taste))
        )
      }),
      { numRuns: 200 },
    )
  })

  it('a long row of characters of any kind is read at once', () => {
    for (const row of ['9', 'A', 'a', 'A1', '1.', '1-', 'a.', 'a@', '1/', '1:', ' 1', '+']) {
      for (const end of ['x', 'ngày', '@', '.', ' ']) {
        const started = performance.now()
        spokenText(`HCM${row.repeat(400)}${end}`)
        expect(performance.now() - started, row + end).toBeLessThan(1_000)
      }
    }
  })

  it('reading what was read changes nothing more in plain numbers', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const once = spokenText(String(n))
        return spokenText(once) === once
      }),
    )
  })
})

describe('what the pages promise', () => {
  const words = (name: string) => JSON.parse(readFileSync(`locales/vi/${name}.json`, 'utf8'))

  it('is what the picture of the reading rules shows', () => {
    const { source, rows } = words('pictures')['reading-rules']
    const sentence = source.map(({ text }: { text: string }) => text).join('')
    const said = spokenText(sentence)
    for (const { read } of rows) expect(said).toContain(read)
  })

  it.each([
    ['3,5', 'ba phẩy năm'],
    ['km/h', 'ki lô mét trên giờ'],
    ['m²', 'mét vuông'],
  ])('%s is read as AIVoice says it is', (written, spoken) => {
    const text = JSON.stringify(words('pages/aivoice'))
    expect(text).toContain(written)
    expect(text).toContain(spoken)
    expect(spokenText(written)).toBe(spoken)
  })
})
