import { loadContent } from '@/features/pages/content'
import { pageAt } from '@/features/pages/registry'
import { postUrl } from '@/features/resources/library-items'
import { FEED_FORMATS, feedPath, type FeedFormat } from '@/features/resources/feed-path'
import { readNews, type News } from '@/features/resources/news'
import { LOCALE_DETAILS, LOCALES, type Locale } from '@/lib/i18n/config'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** Every feed by the name of its file. */
export const FEEDS: ReadonlyMap<string, { lang: Locale; format: FeedFormat }> = new Map(
  LOCALES.flatMap((lang) => FEED_FORMATS.map((format) => [`${lang}.${format}`, { lang, format }] as const)),
)

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

type Channel = {
  lang: Locale
  title: string
  description: string
  home: string
  self: string
  posts: News['posts']
}

const rss = ({ lang, title, description, home, self, posts }: Channel) => {
  const items = posts.map((post) =>
    [
      '<item>',
      `<title>${escaped(post.title[lang])}</title>`,
      `<link>${escaped(postUrl(post.url, lang))}</link>`,
      `<guid isPermaLink="false">${escaped(post.id)}</guid>`,
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`,
      `<description>${escaped(post.excerpt[lang])}</description>`,
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(title)}</title><link>${home}</link><description>${escaped(description)}</description>`,
    `<language>${LOCALE_DETAILS[lang].intl}</language>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

const jsonFeed = ({ lang, title, description, home, self, posts }: Channel) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: LOCALE_DETAILS[lang].intl,
    items: posts.map((post) => ({
      id: post.id,
      url: postUrl(post.url, lang),
      title: post.title[lang],
      content_text: post.excerpt[lang],
      date_published: post.publishedAt,
      ...(post.product && { tags: [post.product] }),
    })),
  })

/** A feed of the newest posts by the name of its file, with its media type; undefined for a name that is none. */
export const newsFeed = async (file: string) => {
  const feed = FEEDS.get(file)
  if (!feed) return undefined
  const { lang, format } = feed
  const [{ meta }, { posts }] = await Promise.all([
    loadContent(pageAt('/resources'), lang),
    readNews({ category: 'news' }),
  ])
  const channel = {
    lang,
    title: `${meta.name} | ${site(lang).brand}`,
    description: meta.description,
    home: pageUrl('/resources/news', lang),
    self: site(lang).url + feedPath(lang, format),
    posts,
  }
  return format === 'xml'
    ? { type: 'application/rss+xml; charset=utf-8', text: rss(channel) }
    : { type: 'application/feed+json; charset=utf-8', text: jsonFeed(channel) }
}
