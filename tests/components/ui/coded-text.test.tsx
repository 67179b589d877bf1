import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodedText } from '@/components/ui/coded-text'

const codesIn = (text: string) =>
  [...renderToStaticMarkup(<CodedText>{text}</CodedText>).matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(
    ([, code]) => code,
  )

test('names of fields and results are code, words beside them are not', () => {
  expect(codesIn('danh_xung, ten vào câu chào; so_cuoi_the chỉ có bốn số')).toEqual([
    'danh_xung',
    'ten',
    'so_cuoi_the',
  ])
  expect(codesIn('gio_hen, and co_so: BUSY, FAILED or DO_NOT_CALL')).toEqual([
    'gio_hen',
    'co_so',
    'BUSY',
    'FAILED',
    'DO_NOT_CALL',
  ])
  expect(codesIn('OTP 6 chữ số, VAT 10 %')).toEqual([])
})
