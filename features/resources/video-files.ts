import type { VideoId } from '@/features/resources/videos'
import { assetUrl } from '@/lib/asset-url'
import { LOCALES } from '@/lib/i18n/config'
import facts from './videos.json'

export type VideoFiles = ReturnType<typeof videoFiles>

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
