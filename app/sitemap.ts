import type { MetadataRoute } from 'next'
import { readJobs } from '@/features/careers/read-jobs'
import { pathsOf } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { GUIDE_FACTS, guideCoverPath, guidePath } from '@/features/resources/guide/read-guides'
import { loadResourceMessages } from '@/features/resources/messages'
import { VIDEO_FACTS } from '@/features/resources/video-facts'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { alternates, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

type Entry = MetadataRoute.Sitemap[number]
type Facts = { path: string } & Pick<Entry, 'lastModified' | 'images'>

const VIDEOS_PATH = '/videos'

const videosIn = async (lang: Locale): Promise<Entry['videos']> => {
  const { items } = (await loadResourceMessages(lang)).videos
  const { url } = site(lang)
  return VIDEO_FACTS.map(({ id, published, seconds }) => ({
    title: items[id].title,
    description: items[id].text,
    thumbnail_loc: `${url}/video/${id}.webp`,
    content_loc: `${url}/video/${id}.mp4`,
    duration: Math.round(seconds),
    publication_date: published,
  }))
}

/** Every page, job and guide in every language, each naming its other versions, with its drawn pictures and videos; a date only where a file holds the true one. */
const sitemap = async (): Promise<MetadataRoute.Sitemap> => {
  const { url } = site('vi')
  const entries: Facts[] = [
    ...pathsOf(PAGES).map((path) => ({ path })),
    ...(await readJobs()).map(({ slug, postedOn }) => ({ path: `/careers/${slug}`, lastModified: postedOn })),
    ...GUIDE_FACTS.map(({ slug, checkedOn }) => ({
      path: guidePath(slug),
      lastModified: checkedOn,
      images: [url + guideCoverPath(slug)],
    })),
  ]
  const lists = await Promise.all(
    LOCALES.map(async (lang) => {
      const videos = await videosIn(lang)
      return entries.map(({ path, ...facts }): Entry => ({
        url: pageUrl(path, lang),
        alternates: { languages: alternates(path) },
        ...facts,
        ...(path === VIDEOS_PATH && videos && { videos }),
      }))
    }),
  )
  return lists.flat()
}

export default sitemap
