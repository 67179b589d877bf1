import { describe, expect, test } from 'vitest'
import { readCallList, readSeconds } from '@/features/pricing/calculators/call-list'
import { isBilled } from '@/lib/domain/price'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { LOCALES } from '@/lib/i18n/config'
import { messages } from '../support'

const names = LOCALES.flatMap((lang) => {
  const { results } = messages(lang, 'calculators').list
  return CALL_RESULTS.map((result) => [results[result].label, result] as const)
})
const read = (text: string) => readCallList(text, names, isBilled)

test.each([
  ['41', 41],
  ['41 s', 41],
  ['41 giây', 41],
  ['41,6', 41.6],
  ['1:23', 83],
  ['0:01:23', 83],
  ['01:00:00', 3_600],
  ['0912345678', null],
  ['c-1', null],
  ['', null],
])('%s is %s seconds', (cell, seconds) => {
  expect(readSeconds(cell)).toBe(seconds)
})

describe('a pasted list', () => {
  test.each([
    ['commas', 'a,ANSWER,41\nb,BUSY,0'],
    ['semicolons', 'a;ANSWER;41\nb;BUSY;0'],
    ['tabs', 'a\tANSWER\t41\nb\tBUSY\t0'],
    ['small letters and spaces', ' a , answer , 41 \r\n\r\n b,busy,'],
    ['a head', 'id,result,seconds\na,ANSWER,41\nb,BUSY,0'],
    ['a head in Vietnamese, other order', 'thời lượng;mã cuộc;kết quả\n41;a;ANSWER\n0;b;BUSY'],
    ['milliseconds by its head', 'call_id,result,duration_ms\na,ANSWER,41000\nb,BUSY,0'],
    ['the labels of a report', 'a,Đã nghe máy,41\nb,Busy,0'],
    ['quotes', '"a","ANSWER","41"\n"b","BUSY","0"'],
    ['labels in decomposed letters', `a,${'Đã nghe máy'.normalize('NFD')},41\nb,Máy bận,0`],
  ])('with %s', (_name, text) => {
    expect(
      read(text).map((call) => ('seconds' in call ? [call.id, call.result, call.seconds] : call)),
    ).toEqual([
      ['a', 'ANSWER', 41],
      ['b', 'BUSY', 0],
    ])
  })

  test('a phone number is no duration', () => {
    expect(read('0912345678,ANSWER,41')).toEqual([
      { line: 1, id: '0912345678', result: 'ANSWER', seconds: 41 },
    ])
  })

  test('a line without a known result, or a billed one without seconds, is not guessed at', () => {
    expect(read('a,ANSWER,41\nb,FINISHED,12\nc,VOICE_MAIL\nd,NO_ANSWER')).toEqual([
      { line: 1, id: 'a', result: 'ANSWER', seconds: 41 },
      { line: 2, id: 'b', result: null },
      { line: 3, id: 'c', result: null },
      { line: 4, id: 'd', result: 'NO_ANSWER', seconds: 0 },
    ])
  })

  test('every result is known by its code and by its label in both languages', () => {
    for (const name of [...CALL_RESULTS, ...names.map(([label]) => label)]) {
      expect(read(`x,${name},5`)[0]?.result, name).not.toBeNull()
    }
  })

  test('nothing gives nothing', () => {
    expect(read('')).toEqual([])
    expect(read('\n \n')).toEqual([])
  })
})
