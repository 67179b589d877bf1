import { beforeAll, describe, expect, test } from 'vitest'
import { drawable } from '@/features/pages/share/fonts'
import { shareImage } from '@/features/pages/share/share-image'
import { pageAt } from '@/features/pages/registry'
import { loadVersions, nameOf, type Version } from './versions'

const PNG = '89504e470d0a1a0a'

describe('letters', () => {
  let versions: Version[] = []

  beforeAll(async () => {
    versions = await loadVersions()
  })

  test('Vietnamese stacked accents and the đồng sign are drawn', () => {
    const all =
      'Ấ Ầ Ẩ Ẫ Ậ Ắ Ằ Ẳ Ẵ Ặ Ế Ề Ể Ễ Ệ Ố Ồ Ổ Ỗ Ộ Ớ Ờ Ở Ỡ Ợ Ứ Ừ Ử Ữ Ự Ỳ Ỵ Ỷ Ỹ Đ ấ ắ ế ố ớ ứ ỹ đ ₫ “ ” – …'
    expect(drawable(all)).toBe(all)
    expect(drawable(all.normalize('NFD'))).toBe(all)
  })

  test('what our fonts lack is left out: for it the renderer would ask a font service', () => {
    expect(drawable('Sóng AI 波 🌊')).toBe('Sóng AI')
  })

  test('no title or name loses a letter', () => {
    const changed = versions.filter(
      ({ content: { meta } }) => drawable(meta.title) !== meta.title || drawable(meta.name) !== meta.name,
    )
    expect(changed.map(nameOf)).toEqual([])
  })
})

test.each(['/', '/aivoice', '/aicall/voiceotp'])('the image of %s is a 1200 × 630 PNG', async (path) => {
  const image = Buffer.from(await (await shareImage(pageAt(path), 'vi')).arrayBuffer())
  expect(image.subarray(0, 8).toString('hex')).toBe(PNG)
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
})
