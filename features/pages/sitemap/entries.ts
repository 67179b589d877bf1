import { voicesOf } from '@/features/audio/our-voices'
import { readJobs } from '@/features/careers/read-jobs'
import { readPageDates } from '@/features/pages/sitemap/page-dates'
import type { Page } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { GUIDE_FACTS, guideCoverPath, guidePath } from '@/features/resources/guide/read-guides'
import { loadResourceMessages } from '@/features/resources/messages'
import { VIDEO_FACTS } from '@/features/resources/video-facts'
import { VOICE_REGIONS } from '@/lib/contract/voice'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { voicePath } from '@/lib/i18n/href'
import { alternates, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export type Video = {
  title: string
  description: string
  thumbnail: string
  file: string
  seconds: number
  published: string
}

/** An address to be found: its versions by language, the day it last changed where that is known, its pictures and videos. */
export type SitemapEntry = {
  url: string
  alternates: Readonly<Record<string, string>>
  changedOn?: string | undefined
  images: readonly string[]
  videos: readonly Video[]
}

type Facts = { path: string; changedOn?: (lang: Locale) => string | undefined; images?: readonly string[] }

const VIDEOS_PATH = '/videos'

/** The drawn print of each voice, by the page of the voice. */
const prints = new Map(
  [...VOICE_REGIONS, null].flatMap(voicesOf).map((id) => [voicePath(id), `/voiceprints/large/${id}.svg`]),
)

const videosIn = async (lang: Locale): Promise<Video[]> => {
  const { items } = (await loadResourceMessages(lang)).videos
  const { url } = site(lang)
  return VIDEO_FACTS.map(({ id, published, seconds }) => ({
    title: items[id].title,
    description: items[id].text,
    thumbnail: `${url}/video/${id}.webp`,
    file: `${url}/video/${id}.mp4`,
    seconds: Math.round(seconds),
    published,
  }))
}

const pagesOf = async (wanted: (page: Page) => boolean): Promise<Facts[]> => {
  const dates = await readPageDates()
  return PAGES.filter(wanted).map(({ path, file }) => ({
    path,
    changedOn: (lang) => dates.get(`locales/${lang}/${file}.json`),
    images: [prints.get(path) ?? []].flat(),
  }))
}

const isVideos = ({ path }: Page) => path === VIDEOS_PATH
const isVoice = ({ family }: Page) => family === 'voice'

/** The sitemaps by the name of their file, each with the pages of one kind. */
const KINDS: Record<string, () => Promise<Facts[]>> = {
  pages: () => pagesOf((page) => !isVoice(page) && !isVideos(page)),
  voices: () => pagesOf(isVoice),
  videos: () => pagesOf(isVideos),
  guides: () =>
    Promise.resolve(
      GUIDE_FACTS.map(({ slug, checkedOn }) => ({
        path: guidePath(slug),
        changedOn: () => checkedOn,
        images: [guideCoverPath(slug)],
      })),
    ),
  careers: async () =>
    (await readJobs()).map(({ slug, postedOn }) => ({ path: `/careers/${slug}`, changedOn: () => postedOn })),
}

export const SITEMAP_NAMES = Object.keys(KINDS)

/** What a sitemap lists, every page in every language; undefined for a name that none has. */
export const readSitemap = async (name: string): Promise<SitemapEntry[] | undefined> => {
  const facts = await KINDS[name]?.()
  if (!facts) return undefined
  const { url } = site('vi')
  const lists = await Promise.all(
    LOCALES.map(async (lang) => {
      const videos = facts.some(({ path }) => path === VIDEOS_PATH) ? await videosIn(lang) : []
      return facts.map(({ path, changedOn, images = [] }): SitemapEntry => ({
        url: pageUrl(path, lang),
        alternates: alternates(path),
        changedOn: changedOn?.(lang),
        images: images.map((image) => url + image),
        videos: path === VIDEOS_PATH ? videos : [],
      }))
    }),
  )
  return lists.flat()
}
