import { describe, expect, it } from 'vitest'
import { READING_PRESETS } from '../../lib/domain/reading/options.ts'
import { readText } from '../../platform/speech/reading.ts'

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

  it('keeps together what is read as one, with the punctuation after it', () => {
    const clauses = readText('Hạn 15/08/2026, phí 2.500.000 đ (“AI”).', 'vi', READING_PRESETS.south)
    expect(clauses.map(({ mark }) => mark)).toEqual([',', '.'])
    expect(clauses[1]?.words).toEqual([
      { text: 'phí', say: 'phí' },
      { text: '2.500.000 đ', say: 'hai triệu năm trăm ngàn đồng' },
      { text: '(“AI”).', say: 'ây ai' },
    ])
  })

  it('reads English as English', () => {
    const said = readText('Pay 2,500 by 15/08: AI calls.', 'en').flatMap(({ words }) => words)
    expect(said.map(({ say }) => say)).toEqual(['Pay', '2,500', 'by', '15/08', 'A.I.', 'calls'])
  })

  it('pauses between the digits of a code', () => {
    const clauses = readText('3 … 5 … 0.', 'vi')
    expect(clauses.map(({ words }) => words[0]?.say)).toEqual(['ba', 'năm', 'không'])
    expect(clauses.map(({ pauseMs }) => pauseMs)).toEqual([430, 430, 400])
  })

  it('has nothing to say for nothing', () => expect(readText('  … , ', 'vi')).toEqual([]))
})
