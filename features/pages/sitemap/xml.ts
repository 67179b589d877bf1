import { readSitemap, SITEMAP_NAMES, type SitemapEntry, type Video } from '@/features/pages/sitemap/entries'
import { site } from '@/lib/site'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const GOOGLE = 'http://www.google.com/schemas/sitemap'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const videoTag = ({ title, description, thumbnail, file, seconds, published }: Video) =>
  [
    '<video:video>',
    tag('video:title', title),
    tag('video:thumbnail_loc', thumbnail),
    tag('video:description', description),
    tag('video:content_loc', file),
    tag('video:duration', String(seconds)),
    tag('video:publication_date', published),
    '</video:video>',
  ].join('')

const urlTag = ({ url, alternates, changedOn, images, videos }: SitemapEntry) =>
  [
    '<url>',
    tag('loc', url),
    ...Object.entries(alternates).map(
      ([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(address)}"/>`,
    ),
    ...(changedOn ? [tag('lastmod', changedOn)] : []),
    ...images.map((image) => `<image:image>${tag('image:loc', image)}</image:image>`),
    ...videos.map(videoTag),
    '</url>',
  ].join('')

/** A sitemap by its name as XML; undefined for a name that none has. */
export const sitemapXml = async (name: string) => {
  const entries = await readSitemap(name)
  if (!entries) return undefined
  return [
    HEAD,
    `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${GOOGLE}-image/1.1" xmlns:video="${GOOGLE}-video/1.1">`,
    ...entries.map(urlTag),
    '</urlset>',
    '',
  ].join('\n')
}

/** The list of all sitemaps as XML, each with the day its newest page changed where that is known. */
export const sitemapIndexXml = async () => {
  const { url } = site('vi')
  const lists = await Promise.all(
    SITEMAP_NAMES.map(async (name) => {
      const days = ((await readSitemap(name)) ?? []).flatMap(({ changedOn }) => changedOn ?? []).toSorted()
      const newest = days.at(-1)
      return `<sitemap>${tag('loc', `${url}/sitemaps/${name}.xml`)}${newest ? tag('lastmod', newest) : ''}</sitemap>`
    }),
  )
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...lists, '</sitemapindex>', ''].join('\n')
}
