import { VideoEntry } from '@/features/resources/video-entry'
import { videoGraph } from '@/features/resources/video-graph'
import { VIDEOS } from '@/features/resources/videos'
import { loadResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { JsonLd } from '@/components/layout/json-ld'

/** The videos one under another, with their structured data; nothing but a poster is fetched before a visitor presses play. */
export const VideoList = async ({ lang }: { lang: Locale }) => {
  const [{ videos }, vi, en] = await Promise.all([
    loadResourceWords(lang),
    loadResourceWords('vi'),
    loadResourceWords('en'),
  ])
  const { t } = await getT('common', { lng: lang })
  const originals = { vi: vi.videos.items, en: en.videos.items }
  return (
    <section aria-labelledby="videos-title" className="pb-(--section)">
      <JsonLd graph={videoGraph(lang, videos)} />
      <div className="wrap">
        <h2 id="videos-title" className="mb-8 max-w-[24ch] text-h2">
          {videos.title}
        </h2>
        <div className="border-t border-rule">
          {VIDEOS.map((video) => (
            <VideoEntry
              key={video.id}
              video={video}
              lang={lang}
              words={videos}
              original={originals[video.language][video.id].lines}
              speakers={{ agent: t('audio.agent'), customer: t('audio.customer') }}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
