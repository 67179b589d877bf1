import { describe, expect, test } from 'vitest'
import { allWords, checkClaims } from '../../scripts/check-claims.ts'
import { readClaims, type Claim } from '../../scripts/claims/entries.ts'

const TODAY = '2026-11-20'

const claim = { meaning: 'what it means', source: 'where it comes from' }
const trial: Claim = { says: ['10 cuộc gọi dùng thử'], ...claim }

const check = (texts: Record<string, string>, claims: readonly Claim[] = [], file = 'pages/x') =>
  checkClaims({ vi: Object.entries(texts).map(([key, text]) => ({ file, key, text })) }, claims, TODAY)

describe('numbers', () => {
  test('need an entry', () => {
    expect(check({ 'hero.lead': 'Nhận dạng đúng 98,7% câu nói' })).toEqual([
      expect.stringContaining('hero.lead: “98,7” has no claim'),
    ])
  })

  test('are covered by a phrase of an entry, whatever its spaces and capitals', () => {
    expect(check({ 'hero.facts.0': '10 Cuộc\u00a0gọi dùng thử' }, [trial])).toEqual([])
  })

  test('are not covered by the tail of a longer number', () => {
    expect(check({ a: '10 cuộc gọi dùng thử', b: '110 cuộc gọi dùng thử' }, [trial])).toHaveLength(1)
  })

  test('are covered by a place only there', () => {
    const place: Claim = { in: ['pages/x'], keys: '^ledger\\.', ...claim }
    expect(check({ 'ledger.items.0.figure': '24 giờ', 'hero.lead': '24 giờ' }, [place])).toEqual([
      expect.stringContaining('hero.lead'),
    ])
  })

  test('claim nothing by themselves in laws, dates, keys and menus', () => {
    const texts = {
      a: 'Nghị định 91/2020/NĐ-CP, khoản 3 điều 11; Circulars 43/2016/TT-NHNN, Articles 7 and 13',
      b: 'Hiệu lực từ 01/07/2026, in force since 1 January 2025',
      c: 'Bấm 1 để xác nhận, 2 để đổi, 3 để gặp người. Press key 9',
      d: '1 ship, 2 change, 3 cancel',
      e: 'Khiếu nại ÷ cuộc đã nghe × 1.000',
    }
    expect(check(texts)).toEqual([])
  })

  test('are free inside what calls itself illustrative', () => {
    const texts = {
      'script.label': 'Kịch bản minh hoạ',
      'script.lines.0.text': 'Thẻ đuôi 4471',
      'hero.lead': 'Thẻ đuôi 4471',
    }
    expect(check(texts)).toEqual([expect.stringContaining('hero.lead')])
    expect(
      check({ 'meta.title': 'Illustrative scenario: a shop', 'context.text': 'An order at 23:40' }),
    ).toEqual([])
  })
})

describe('superlatives', () => {
  test.each([
    'Nền tảng số 1 Việt Nam',
    'Giọng đọc tự nhiên nhất',
    'đơn vị duy nhất',
    'Công ty hàng đầu',
    'The best voices',
    'A leading maker',
    'No. 1 in calls',
  ])('“%s” needs an entry', (text) => {
    expect(check({ a: text }).length).toBeGreaterThan(0)
  })

  test.each(['Hai bên thống nhất', 'ít nhất hai người', 'nhất quán', 'the bestseller list', 'misleading'])(
    '“%s” is none',
    (text) => {
      expect(check({ a: text })).toEqual([])
    },
  )

  test('are not excused by an illustration or a place', () => {
    const place: Claim = { in: ['pages/x'], ...claim }
    expect(check({ label: 'Illustrative script', a: 'The best voices, 12 of them' }, [place])).toEqual([
      expect.stringContaining('“best”'),
    ])
  })
})

describe('entries', () => {
  test('fail when nothing says them any more', () => {
    expect(check({ a: 'Không có số' }, [trial])).toEqual([
      'claims.json: nothing says “10 cuộc gọi dùng thử” any more',
    ])
  })

  test('fail the day after they expire', () => {
    const words = { a: '10 cuộc gọi dùng thử' }
    expect(check(words, [{ ...trial, expires: TODAY }])).toEqual([])
    expect(check(words, [{ ...trial, expires: '2026-11-19' }])).toEqual([
      expect.stringContaining('expired on 2026-11-19'),
    ])
  })
})

test('every number and superlative of the site has a living entry', () => {
  expect(checkClaims(allWords(), readClaims(), new Date().toISOString().slice(0, 10))).toEqual([])
})
