import { describe, expect, test } from 'vitest'
import { checkLocales } from '../../scripts/check-locales.ts'
import { explain } from '../../scripts/locales/explain.ts'
import { keysIn } from '../../scripts/locales/code-keys.ts'
import { parity } from '../../scripts/locales/parity.ts'
import { line, type Problem } from '../../scripts/locales/problem.ts'
import { untranslated } from '../../scripts/locales/translated.ts'
import { usage } from '../../scripts/locales/usage.ts'
import { terms, titles } from '../../scripts/locales/wording.ts'

const leaf = (key: string, text: string, file = 'pages/x') => ({ file, key, text })

const said = (problems: readonly Problem[]) =>
  problems.map(({ key, what }) => `${key}: ${what.split(/[(:,“]/)[0]?.trim()}`)

describe('one language beside the other', () => {
  const vi = [leaf('a', 'Xin chào {{name}}'), leaf('b', 'Có'), leaf('c', ' ')]

  test('names a key that only the other language has', () => {
    expect(said(parity('en', [leaf('a', 'Hello {{name}}'), leaf('c', 'x')], vi))).toEqual(['b: missing'])
  })

  test('names an empty text', () => {
    expect(said(parity('vi', vi, vi))).toEqual(['c: empty'])
  })

  test('names a placeholder that one language lacks or spells otherwise', () => {
    const en = [leaf('a', 'Hello {{nam}}'), leaf('b', 'Yes'), leaf('c', 'x')]
    expect(said(parity('en', en, vi))).toEqual(['a: placeholders differ'])
  })

  test('counts a placeholder once and in any order', () => {
    const one = [leaf('a', '{x} trên {y}')]
    expect(parity('en', [leaf('a', '{y} of {x}, {x}')], one)).toEqual([])
  })
})

describe('text nobody translated', () => {
  const found = (vi: string, en: string) => {
    const [one, other] = [[leaf('a', vi)], [leaf('a', en)]]
    return said([...untranslated('vi', one, other), ...untranslated('en', other, one)])
  }

  test('is the same in both languages', () => {
    expect(found('Gửi lời nhắn', 'Gửi lời nhắn')).toEqual(['a: untranslated'])
    expect(found('Send', 'Send')).toEqual(['a: untranslated'])
  })

  test('is not a name, a code, a loanword or a bare placeholder', () => {
    for (const same of [
      'AICall',
      'Voice OTP',
      'NO_ANSWER',
      '{{brand}}',
      'Blog',
      '© {{year}} {{name}}',
      'KV-20817',
      '5G',
    ]) {
      expect(found(same, same), same).toEqual([])
    }
  })

  test('stands in the other language, even if it differs', () => {
    expect(found('Please choose a voice before calling', 'Choose a voice before you call')).toEqual([
      'a: untranslated',
    ])
    expect(found('Chọn giọng đọc', 'Bạn hãy chọn giọng đọc nhé')).toEqual(['a: untranslated'])
  })

  test('is not English that names a Vietnamese law or quotes a reading', () => {
    expect(
      found('Nghị định 91/2020/NĐ-CP quy định khung giờ', 'Decree 91/2020/NĐ-CP sets the hours'),
    ).toEqual([])
    expect(found('5 đọc là “năm”, có khi là “lăm”', '5 reads “năm”, at times “lăm”')).toEqual([])
  })
})

describe('what the code reads', () => {
  const words = [
    leaf('title', 'x', 'ns'),
    leaf('kind.a', 'x', 'ns'),
    leaf('items.0', 'x', 'ns'),
    leaf('old', 'x', 'ns'),
  ]
  const problems = (source: string) => said(usage('vi', words, [keysIn('f.tsx', source)]))

  test('a key nobody reads is unused', () => {
    const source =
      "const { t } = await getT('ns'); t('title'); t(`kind.${id}`); t('items', { returnObjects: true })"
    expect(problems(source)).toEqual(['old: unused'])
  })

  test('a key handed on as text counts as read', () => {
    const source =
      "const { t } = await getT(['common', 'ns']); row('title'); row('old'); t('items'); t(`kind.${id}`)"
    expect(problems(source)).toEqual([])
  })

  test('a key that no file has is missing', () => {
    const source = "const { t } = await getT('ns'); t('titel'); ['title', 'old', 'items']; t(`kind.${id}`)"
    expect(problems(source)).toEqual(['titel: missing'])
  })

  test('a file nobody opens is unused', () => {
    expect(problems('export {}')).toEqual(['*: unused'])
  })

  test('a file read whole is left to its schema', () => {
    expect(problems("loadMessages(lang, 'ns')")).toEqual([])
  })
})

describe('wording', () => {
  const leaf = (key: string, text: string) => [{ file: 'pages/x', key, text }]

  test.each(['Mỗi cuộc trả về một kết quả', 'Khách bận. Máy hỏi lại sau.', 'Bot chào trước.'])(
    '“%s” breaks a term',
    (text) => {
      expect(terms('vi', leaf('a', text))).toHaveLength(1)
    },
  )

  test.each(['Mỗi cuộc gọi có một kết quả', 'Nghe máy rồi hẹn', 'Chatbot chào', 'Callbot hỏi'])(
    '“%s” keeps them',
    (text) => {
      expect(terms('vi', leaf('a', text))).toEqual([])
    },
  )

  test('a title has 60 characters with the brand', () => {
    const suffix = ' | Sóng AI'.length
    expect(titles('en', leaf('meta.title', 'a'.repeat(60 - suffix)))).toEqual([])
    expect(titles('en', leaf('meta.title', 'a'.repeat(61 - suffix)))).toHaveLength(1)
  })
})

test('each problem is explained by its own way to mend it, in either language', () => {
  const [vi, en] = [
    [leaf('a', 'Chào {n} bạn'), leaf('b', 'Gửi lời nhắn')],
    [leaf('a', 'Hello'), leaf('c', ' ')],
  ]
  const problems = [
    ...parity('en', en, vi),
    ...untranslated('en', [leaf('d', 'Send it')], [leaf('d', 'Send it')]),
    ...titles('en', [leaf('meta.title', 'a'.repeat(80))]),
    ...terms('vi', [leaf('e', 'Bot chào trước.')]),
  ]
  expect(problems.length).toBeGreaterThan(5)
  for (const language of ['vi', 'en'] as const) {
    const ways = problems.map((problem) => explain(problem, language).split('→')[1]?.trim())
    expect(new Set(ways).size).toBe(problems.length)
    expect(ways.every((way) => way && way.length > 20)).toBe(true)
  }
})

test('the words of the site have no such fault', () => {
  expect(checkLocales().map(line)).toEqual([])
})
