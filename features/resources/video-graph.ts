import type { VideoObject } from 'schema-dts'
import { videoFiles } from '@/features/resources/video-files'
import { VIDEOS } from '@/features/resources/videos'
import type { ResourceWords } from '@/features/resources/words'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { businessId } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** Each video as a VideoObject of the /videos page, in the page's words. */
export const videoGraph = (lang: Locale, { items }: ResourceWords['videos']): VideoObject[] =>
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
