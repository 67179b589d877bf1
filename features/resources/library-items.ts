import type { PageLink } from '@/components/sections/section'
import { formatDuration } from '@/components/ui/format-duration'
import type { Category } from '@/features/resources/filter'
import type { Guide } from '@/features/resources/guide/guide-schema'
import { guidePath } from '@/features/resources/guide/read-guides'
import { GUIDES } from '@/features/resources/guides'
import type { News } from '@/features/resources/news'
import { STUDIES, studyPath } from '@/features/resources/studies'
import facts from '@/features/resources/videos.json'
import { VIDEOS } from '@/features/resources/videos'
import type { ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { href as addressOf, outward, pagePath } from '@/lib/i18n/href'
import { PRODUCTS, type ProductId } from '@/lib/contract/enums'
import { site } from '@/lib/site'

export type LibraryItem = {
  id: string
  category: Category
  products: readonly ProductId[]
  title: string
  text: string
  href: string
  /** A fact beside the product names: an industry, a length, a date. */
  note?: string
  external?: boolean
  featured?: boolean
  /** The title whose tones are its cover. */
  tones?: string
}

type Sources = {
  lang: Locale
  link: (path: string) => PageLink
  messages: ResourceMessages
  news: Pick<News, 'posts'>
  guides: readonly Guide[]
  /** The Vietnamese title of each guide. */
  titles: Readonly<Record<string, string>>
}

const fromPage = (path: string, { link }: Sources) => {
  const { href, name, tagline } = link(path)
  return { id: path, href, title: name, text: tagline }
}

// Both languages write the day first, as readers in Vietnam do.
const days = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
})

// Relative addresses of posts belong to the site itself, pages in either language; an address a browser should not follow leads to none.
const address = (url: string, lang: Locale) => {
  const home = site(lang).url
  const { origin, protocol, href, pathname, search, hash } = new URL(url, home)
  if (!/^https?:$/.test(protocol)) return null
  if (origin !== new URL(home).origin) return { external: true, href: outward(href, lang) }
  const path = pathname.includes('.') ? pathname : addressOf(pagePath(pathname), lang)
  return { external: false, href: path + search + hash }
}

/** The whole address of a post, as feeds and search engines are told it. */
export const postUrl = (url: string, lang: Locale) =>
  new URL(address(url, lang)?.href ?? '/', site(lang).url).href

const postItems = ({ news, lang }: Sources): LibraryItem[] =>
  news.posts.flatMap(({ id, title, excerpt, url, publishedAt, product, isFeatured }) => {
    const target = address(url, lang)
    if (!target) return []
    const note = days.format(new Date(publishedAt))
    const products = product ? [product] : []
    return [
      {
        id,
        category: 'news',
        products,
        title: title[lang],
        text: excerpt[lang],
        note,
        featured: isFeatured,
        ...target,
      },
    ]
  })

const videoItems = ({ link, messages }: Sources): LibraryItem[] =>
  VIDEOS.map(({ id, product }) => ({
    id: `video-${id}`,
    category: 'videos',
    products: [product],
    title: messages.videos.items[id].title,
    text: messages.videos.items[id].text,
    href: `${link('/videos').href}#${id}`,
    note: formatDuration(facts[id].seconds),
  }))

/** Everything /resources can show, category by category in their order; names and lines come from the pages themselves. */
export const libraryItems = (sources: Sources): LibraryItem[] => [
  ...STUDIES.map(({ slug, industry, products }) => ({
    ...fromPage(studyPath(slug), sources),
    category: 'case-studies' as const,
    products,
    note: sources.link(`/industries/${industry}`).name,
  })),
  ...sources.guides.map(({ slug, products }) => ({
    ...fromPage(guidePath(slug), sources),
    category: 'guides' as const,
    products,
    tones: sources.titles[slug] ?? slug,
  })),
  ...GUIDES.map(({ path, products }) => ({
    ...fromPage(path, sources),
    category: 'guides' as const,
    products,
  })),
  ...videoItems(sources),
  { ...fromPage('/sales-kit', sources), category: 'sales-kit', products: PRODUCTS },
  ...postItems(sources),
]
