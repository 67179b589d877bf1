import type { Clip } from '@/components/pictures/parts/recorded-peaks'
import type { VideoId } from '@/features/resources/videos'

/** The recording a video is made from. */
export const VIDEO_CLIPS: Record<VideoId, Clip> = {
  'payment-due': 'paymentDue',
  'clinic-visit': 'clinicVisit',
  'order-confirmation': 'orderConfirmation',
  'payment-due-en': 'paymentDueEn',
}
