import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NEWS_PAGES } from '@/features/resources/filter'
import { NEWS_PER_PAGE, newsQuery, readNews } from '@/features/resources/news'
import { readService } from '@/lib/server-request'

vi.mock('@/lib/server-request', () => ({ readService: vi.fn() }))

const post = (index: number, product: 'aicall' | null = null) => ({
  id: `post-${index}`,
  title: { vi: `Tin ${index}`, en: `Post ${index}` },
  excerpt: { vi: 'Một câu.', en: 'A sentence.' },
  url: `/blog/${index}`,
  imageUrl: null,
  publishedAt: '2026-11-20T02:00:00Z',
  category: 'product',
  product,
  isFeatured: false,
})

const answer = (count: number) =>
  vi.mocked(readService).mockResolvedValue(Array.from({ length: count }, (_, index) => post(index)))

beforeEach(() => void vi.mocked(readService).mockReset())

describe('pages of news', () => {
  test('a page asks for one more than it shows', () => {
    expect(newsQuery({ category: 'news' })).toEqual({ limit: NEWS_PER_PAGE + 1, offset: 0 })
    expect(newsQuery({ category: 'news', page: 3 })).toEqual({
      limit: NEWS_PER_PAGE + 1,
      offset: 2 * NEWS_PER_PAGE,
    })
  })

  test('one more than fits means there are older posts', async () => {
    answer(NEWS_PER_PAGE + 1)
    const { posts, older } = await readNews({ category: 'news' })
    expect(posts).toHaveLength(NEWS_PER_PAGE)
    expect(older).toBe(true)
  })

  test('exactly a page full means there are none', async () => {
    answer(NEWS_PER_PAGE)
    expect((await readNews({ category: 'news' })).older).toBe(false)
  })

  test('the last kept page leads no further', async () => {
    answer(NEWS_PER_PAGE + 1)
    expect((await readNews({ category: 'news', page: NEWS_PAGES })).older).toBe(false)
  })

  test('a product asks for the posts of its own blog, on one page', async () => {
    answer(NEWS_PER_PAGE + 1)
    const { posts, older } = await readNews({ category: 'news', product: 'aicall' })
    expect(readService).toHaveBeenCalledWith(
      expect.anything(),
      '/news',
      expect.objectContaining({ blog: 'aicall', limit: NEWS_PER_PAGE + 1, offset: 0 }),
    )
    expect(posts).toHaveLength(NEWS_PER_PAGE)
    expect(older).toBe(false)
  })

  test('a dead service means no posts, and that is told from having none', async () => {
    vi.mocked(readService).mockResolvedValue(null)
    expect(await readNews({})).toEqual({ posts: [], older: false, isAway: true })
    answer(0)
    expect(await readNews({})).toEqual({ posts: [], older: false, isAway: false })
  })
})
