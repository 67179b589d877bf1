import { LOCALES } from '@/lib/i18n/config'
import { assetUrl } from '@/lib/asset-url'
import facts from './videos.json'
import type { VideoId } from './videos'

/** The files and facts of a video, made by scripts/video/make.ts. */
export const videoFiles = (id: VideoId) => ({
  src: assetUrl(`/video/${id}.mp4`),
  poster: assetUrl(`/video/${id}.webp`),
  captions: LOCALES.map((lang) => ({ lang, src: assetUrl(`/video/${id}.${lang}.vtt`) })),
  seconds: facts[id].seconds,
  speakers: facts[id].speakers.map((speaker) =>
    speaker === 'agent' ? ('agent' as const) : ('customer' as const),
  ),
})
