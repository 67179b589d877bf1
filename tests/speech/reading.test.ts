import { describe, expect, it } from 'vitest'
import { readNumberVi } from '../../platform/speech/numbers-vi.ts'
import { readText } from '../../platform/speech/reading.ts'

describe('Vietnamese numbers', () => {
  it.each([
    [0, 'không'],
    [10, 'mười'],
    [15, 'mười lăm'],
    [21, 'hai mươi mốt'],
    [25, 'hai mươi lăm'],
    [101, 'một trăm linh một'],
    [1005, 'một nghìn không trăm linh năm'],
    [99_000, 'chín mươi chín nghìn'],
    [1_250_000, 'một triệu hai trăm năm mươi nghìn'],
    [1_000_000_000, 'một tỷ'],
  ])('reads %i', (n, words) => expect(readNumberVi(n)).toBe(words))

  it('leaves alone what it cannot read', () => {
    expect([-1, 1.5, 1e15].map(readNumberVi)).toEqual(['-1', '1.5', '1000000000000000'])
  })
})

describe('reading a text', () => {
  it('splits it at its punctuation and keeps every written word', () => {
    const text = 'Xin chào Anh Minh, kỳ này là 1.250.000 đồng. Anh nghe rõ không ạ?'
    const clauses = readText(text, 'vi')
    expect(clauses.map(({ mark }) => mark)).toEqual([',', '.', '?'])
    expect(clauses.flatMap(({ words }) => words.map((word) => word.text)).join(' ')).toBe(text)
    expect(clauses[1]?.words[3]?.say).toBe('một triệu hai trăm năm mươi nghìn')
  })

  it('says names of letters as letters', () => {
    const said = readText('trợ lý AI đọc mã OTP', 'vi').flatMap(({ words }) => words.map(({ say }) => say))
    expect(said).toEqual(['trợ', 'lý', 'ây ai', 'đọc', 'mã', 'ô tê pê'])
  })

  it('pauses between the digits of a code', () => {
    const clauses = readText('3 … 5 … 0.', 'vi')
    expect(clauses.map(({ words }) => words[0]?.say)).toEqual(['ba', 'năm', 'không'])
    expect(clauses.map(({ pauseMs }) => pauseMs)).toEqual([430, 430, 400])
  })

  it('has nothing to say for nothing', () => expect(readText('  … , ', 'vi')).toEqual([]))
})
