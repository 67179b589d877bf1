import { expect, test } from 'vitest'
import facts from '@/features/resources/videos.json'
import { chaptersOf } from '@/features/resources/video-chapters'
import { VIDEOS } from '@/features/resources/videos'
import { loadResourceMessages } from '@/features/resources/messages'
import { LOCALES } from '@/lib/i18n/config'

test.each(LOCALES)(
  '%s: chapters follow each other from the beginning of a video to its end',
  async (lang) => {
    const { videos } = await loadResourceMessages(lang)
    for (const video of VIDEOS) {
      const { id } = video
      const chapters = chaptersOf(video, videos.items[id].chapters)
      expect(chapters[0]?.from, id).toBe(0)
      expect(chapters.at(-1)?.to, id).toBe(facts[id].seconds)
      for (const [index, { from, to }] of chapters.entries()) {
        // Two that begin within a second would show the same time.
        expect(Math.floor(to), id).toBeGreaterThan(Math.floor(from))
        expect(chapters[index + 1]?.from ?? to, id).toBe(to)
      }
    }
  },
)

test('a turn that a call does not have stops the build', () => {
  expect(() => chaptersOf({ id: 'clinic-visit', chapters: [1, 99] }, ['a', 'b'])).toThrow('no such turn')
  expect(() => chaptersOf({ id: 'clinic-visit', chapters: [1] }, ['a', 'b'])).toThrow('1 chapters, 2 names')
})
