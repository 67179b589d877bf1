import { expect, test } from 'playwright/test'
import { readNews } from '../platform/content/news.ts'
import { at, LANGS } from './support/words'

const POSTS = readNews()
/** So many stand on the first page of the list. */
const FIRST_PAGE = 10

for (const lang of LANGS) {
  test(`${lang}: featured posts stand first among the resources, and each post leads to a page`, async ({
    page,
    request,
  }) => {
    await page.goto(at(lang, '/resources'))
    const headings = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
    // Words of several syllables are kept whole in headings.
    const titles = headings.map((text) => text.replaceAll('\u00a0', ' '))
    const featured = POSTS.filter((post) => post.is_featured).map(({ title }) => title[lang])
    expect(featured.length).toBeGreaterThan(1)
    expect(titles.filter((title) => featured.includes(title))).toEqual(featured)
    expect(titles[0]).toBe(featured[0])

    await page.goto(at(lang, '/resources/news'))
    for (const { title, url } of POSTS.slice(0, FIRST_PAGE)) {
      const link = page.getByRole('main').getByRole('link', { name: title[lang] })
      await expect(link).toHaveAttribute('href', at(lang, url))
      const [path = '', anchor] = at(lang, url).split('#')
      const html = await (await request.get(path)).text()
      if (anchor) expect(html.includes(`id="${anchor}"`), url).toBe(true)
    }
  })
}
