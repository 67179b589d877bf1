import { contentPage, PageView } from '@/features/pages/content-page'
import { pageAt } from '@/features/pages/registry'
import { videoGraph } from '@/features/resources/video-graph'
import { VideoList } from '@/features/resources/video-list'
import { loadResourceWords } from '@/features/resources/words'
import { asLang } from '@/lib/i18n/config'
import { JsonLd } from '@/lib/seo/json-ld'

export const generateMetadata = contentPage('/videos').metadata

export default async function VideosPage({ params }: { params: Promise<{ lang: string }> }) {
  const lang = asLang((await params).lang)
  const { videos } = await loadResourceWords(lang)
  return (
    <PageView page={pageAt('/videos')} lang={lang}>
      <JsonLd graph={videoGraph(lang, videos)} />
      <VideoList lang={lang} />
    </PageView>
  )
}
