import { beforeEach, expect, test, vi } from 'vitest'
import { FEEDS, newsFeed } from '@/features/pages/news/feeds'
import { readService } from '@/lib/server-request'
import { readNews } from '../../platform/content/news.ts'
import { camelizeKeys } from 'humps'

vi.mock('@/lib/server-request', () => ({ readService: vi.fn() }))

const served = readNews()

beforeEach(() => void vi.mocked(readService).mockResolvedValue(camelizeKeys(served.slice(0, 11))))

test('twelve posts or more, newest first, each of a feature that is named in both languages', () => {
  expect(served.length).toBeGreaterThanOrEqual(12)
  const dates = served.map(({ published_at }) => published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each([...FEEDS.keys()])('%s lists the posts of the first page with whole addresses', async (file) => {
  const feed = await newsFeed(file)
  const lang = file.startsWith('vi') ? 'vi' : 'en'
  for (const { title, id } of served.slice(0, 10)) {
    expect(feed?.text).toContain(id)
    expect(feed?.text).toContain(title[lang].replaceAll('&', '&amp;'))
  }
})

test('a name that is no feed is none', async () => {
  expect(await newsFeed('fr.xml')).toBeUndefined()
})
