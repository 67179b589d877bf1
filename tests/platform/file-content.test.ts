import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentFits } from '../../platform/storage/check-content.ts'
import { BAD, GOOD, ORDINARY } from './cv-files.ts'

describe('what a file is', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('a good %s', async (extension) => {
    expect(await contentFits(GOOD[extension], extension)).toBe(true)
  })
  it.each(ORDINARY)('a docx %s', async (_what, bytes) => {
    expect(await contentFits(bytes, 'docx')).toBe(true)
  })
  it.each(BAD)('%s is refused', async (_what, extension, bytes) => {
    expect(await contentFits(bytes, extension)).toBe(false)
  })
  it('noise never throws', async () => {
    for (let size = 0; size < 200; size += 1) {
      for (const head of Object.values(GOOD)) {
        const bytes = Buffer.concat([head.subarray(0, size * 3), randomBytes(size)])
        for (const extension of ['pdf', 'doc', 'docx'] as const) await contentFits(bytes, extension)
      }
    }
  })
})
