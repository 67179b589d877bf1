import { VideoEntry } from '@/features/resources/video-entry'
import { VIDEOS } from '@/features/resources/videos'
import { loadResourceWords } from '@/features/resources/words'
import type { Lang } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'

/** The videos one under another; nothing but a poster is fetched before a visitor presses play. */
export const VideoList = async ({ lang }: { lang: Lang }) => {
  const [{ videos }, vi, en] = await Promise.all([loadResourceWords(lang), loadResourceWords('vi'), loadResourceWords('en')])
  const { t } = await getT('common', { lng: lang })
  const originals = { vi: vi.videos.items, en: en.videos.items }
  return (
    <section aria-labelledby="videos-title" className="pb-(--section)">
      <div className="wrap">
        <h2 id="videos-title" className="text-h2 mb-8 max-w-[24ch]">
          {videos.title}
        </h2>
        <div className="border-rule border-t">
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
