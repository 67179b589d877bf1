import { LANGS } from '@/lib/i18n/config'
import { assetUrl } from '@/lib/site'
import facts from './videos.json'
import type { VideoId } from './videos'

/** The files and facts of a video, made by scripts/video/make.ts; captions stay on the site's own origin, where a browser reads them without asking. */
export const videoFiles = (id: VideoId) => ({
  src: assetUrl(`/video/${id}.mp4`),
  poster: assetUrl(`/video/${id}.webp`),
  captions: LANGS.map((lang) => ({ lang, src: `/video/${id}.${lang}.vtt` })),
  seconds: facts[id].seconds,
  speakers: facts[id].speakers.map((speaker) =>
    speaker === 'agent' ? ('agent' as const) : ('customer' as const),
  ),
})
