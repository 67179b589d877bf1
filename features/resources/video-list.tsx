import { VideoController } from '@/features/resources/video-controller'
import { VideoEntry } from '@/features/resources/video-entry'
import { videoFiles } from '@/features/resources/video-files'
import { VIDEOS } from '@/features/resources/videos'
import { loadResourceMessages, type ResourceMessages } from '@/features/resources/messages'
import { type Locale, LOCALE_DETAILS } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { unbroken } from '@/lib/domain/compounds'
import { JsonLd } from '@/components/layout/json-ld'
import type { VideoObject } from 'schema-dts'
import { businessId } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The videos one under another, with their structured data; nothing but a poster is fetched before a visitor presses play. */
export const VideoList = async ({ lang }: { lang: Locale }) => {
  const [{ videos }, vi, en] = await Promise.all([
    loadResourceMessages(lang),
    loadResourceMessages('vi'),
    loadResourceMessages('en'),
  ])
  const { t } = await getT('common', { lng: lang })
  const originals = { vi: vi.videos.items, en: en.videos.items }
  return (
    <section aria-labelledby="videos-title" className="section pt-0">
      <VideoController />
      <JsonLd id="videos-graph" of={{ lang, path: '/videos' }} graph={videoGraph(lang, videos)} />
      <div className="wrap">
        <h2 id="videos-title" className="mb-8 max-w-[24ch] text-h2">
          {unbroken(videos.title)}
        </h2>
        <div className="border-t border-rule">
          {VIDEOS.map((video) => (
            <VideoEntry
              key={video.id}
              video={video}
              lang={lang}
              messages={videos}
              original={originals[video.language][video.id].lines}
              speakers={{ agent: t('audio.agent'), customer: t('audio.customer') }}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Each video as a VideoObject of the /videos page, in the page's messages. */
export const videoGraph = (lang: Locale, { items }: ResourceMessages['videos']): VideoObject[] =>
  VIDEOS.map(({ id, language, published }) => {
    const { src, poster, seconds } = videoFiles(id)
    const absolute = (address: string) => new URL(address, site(lang).url).href
    return {
      '@type': 'VideoObject',
      '@id': `${pageUrl('/videos', lang)}#${id}`,
      name: items[id].title,
      description: items[id].text,
      thumbnailUrl: absolute(poster),
      contentUrl: absolute(src),
      uploadDate: `${published}T00:00:00+07:00`,
      duration: `PT${Math.round(seconds)}S`,
      inLanguage: LOCALE_DETAILS[language].intl,
      transcript: items[id].lines.join(' '),
      publisher: { '@id': businessId(lang) },
      isPartOf: { '@id': pageUrl('/videos', lang) },
    }
  })
