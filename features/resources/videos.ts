import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'

/** A video of ours: `id` is also the sample call it is made from, its files under public/video/ and its messages in resources.json. */
export type Video = {
  id: VideoId
  language: Locale
  product: ProductId
  published: string
  /** The turns of the call, from 1, with which a chapter begins. */
  chapters: readonly number[]
}

export const VIDEO_IDS = ['payment-due', 'clinic-visit', 'order-confirmation', 'payment-due-en'] as const

export type VideoId = (typeof VIDEO_IDS)[number]

/** The videos in the order the site shows them; `published` is the day the file first went online. */
export const VIDEOS: readonly Video[] = [
  { id: 'payment-due', language: 'vi', product: 'aicall', published: '2026-11-20', chapters: [1, 3, 4, 5] },
  { id: 'clinic-visit', language: 'vi', product: 'aicall', published: '2026-11-20', chapters: [1, 2, 3, 5] },
  {
    id: 'order-confirmation',
    language: 'vi',
    product: 'aicall',
    published: '2026-11-20',
    chapters: [1, 2],
  },
  {
    id: 'payment-due-en',
    language: 'en',
    product: 'aicall',
    published: '2026-11-20',
    chapters: [1, 3, 4, 5],
  },
]
