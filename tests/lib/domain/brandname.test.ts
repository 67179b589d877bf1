import { expect, test } from 'vitest'
import { BRANDNAME_LENGTH, checkBrandname } from '@/lib/domain/brandname'

test.each([
  ['PK AN BINH', []],
  ['A'.repeat(BRANDNAME_LENGTH), []],
  ['Shop-24_7.vn', ['long']],
  ['A'.repeat(BRANDNAME_LENGTH + 1), ['long']],
  ['', ['empty']],
  ['   ', ['empty']],
  ['AN BÌNH', ['accents']],
  ['ĐẠI PHÁT', ['accents']],
  ['Ngân hàng', ['accents', 'generic']],
  ['NGANHANG', ['generic']],
  ['A&B', ['characters']],
  ['安平', ['characters']],
  ['Bệnh viện Đa khoa An Bình', ['long', 'accents']],
])('“%s” has %j', (typed, faults) => expect(checkBrandname(typed).faults).toEqual(faults))

test('a name is shown as carriers show it: without marks, single spaced, its characters counted', () => {
  expect(checkBrandname('  Đại   Phát ')).toMatchObject({ shown: 'Dai Phat', length: 8 })
})
