import type { Video, VideoId } from '@/features/resources/videos'
import clinicVisit from '@/public/audio/calls/clinic-visit.json'
import orderConfirmation from '@/public/audio/calls/order-confirmation.json'
import paymentDueEn from '@/public/audio/calls/payment-due-en.json'
import paymentDue from '@/public/audio/calls/payment-due.json'

const RECORDINGS = {
  'payment-due': paymentDue,
  'clinic-visit': clinicVisit,
  'order-confirmation': orderConfirmation,
  'payment-due-en': paymentDueEn,
} satisfies Record<VideoId, unknown>

/** The chapters of a video: each begins with a turn of the call and lasts until the next; seconds. Throws where turns and names do not match the call. */
export const chaptersOf = ({ id, chapters }: Pick<Video, 'id' | 'chapters'>, names: readonly string[]) => {
  const { transcript, d } = RECORDINGS[id]
  if (names.length !== chapters.length)
    throw new Error(`${id}: ${chapters.length} chapters, ${names.length} names`)
  // The first takes in the ringing before it.
  const starts = chapters.map((turn) => (turn === 1 ? 0 : (transcript[turn - 1]?.start_ms ?? NaN) / 1_000))
  if (starts.some(Number.isNaN)) throw new Error(`${id}: the call has no such turn`)
  return names.map((name, index) => ({ name, from: starts[index] ?? 0, to: starts[index + 1] ?? d }))
}
