import type { VoiceFeatures } from '@/lib/domain/voiceprint'
import { barHeights, type Channels, unpackPeaks } from '@/lib/domain/waveform'
import carPolicy from '@/public/audio/calls/car-policy.json'
import clinicVisit from '@/public/audio/calls/clinic-visit.json'
import loanReminder from '@/public/audio/calls/loan-reminder.json'
import morningBriefing from '@/public/audio/calls/morning-briefing.json'
import orderConfirmation from '@/public/audio/calls/order-confirmation.json'
import otp6 from '@/public/audio/calls/otp-6.json'
import outageNotice from '@/public/audio/calls/outage-notice.json'
import parcelSurvey from '@/public/audio/calls/parcel-survey.json'
import paymentDueEn from '@/public/audio/calls/payment-due-en.json'
import paymentDue from '@/public/audio/calls/payment-due.json'
import schoolNotice from '@/public/audio/calls/school-notice.json'
import showNight from '@/public/audio/calls/show-night.json'
import trialClassCall from '@/public/audio/calls/trial-class-call.json'
import baoKhang from '@/public/audio/voices/bao-khang.json'
import giaPhuc from '@/public/audio/voices/gia-phuc.json'
import hoaiAn from '@/public/audio/voices/hoai-an.json'
import maiChi from '@/public/audio/voices/mai-chi.json'
import minhQuan from '@/public/audio/voices/minh-quan.json'
import owen from '@/public/audio/voices/owen.json'
import thuLam from '@/public/audio/voices/thu-lam.json'

const voices = { baoKhang, giaPhuc, hoaiAn, maiChi, minhQuan, owen, thuLam }

const clips = {
  carPolicy,
  clinicVisit,
  loanReminder,
  morningBriefing,
  orderConfirmation,
  otp6,
  outageNotice,
  parcelSurvey,
  paymentDue,
  paymentDueEn,
  schoolNotice,
  showNight,
  trialClassCall,
  ...voices,
}

export type Clip = keyof typeof clips

export type Stretch = { from?: number; to?: number; channel?: 'agent' | 'customer' }

/**
 * Gives `count` bar heights (0–1) of one of our recordings, between two moments of it (0–1), of one speaker;
 * drawn as barHeights does. Throws when the recording has no such channel.
 */
export function recordedPeaks(
  clip: Clip,
  count: number,
  { from = 0, to = 1, channel = 'agent' }: Stretch = {},
) {
  const encoded = clips[clip].ch[channel === 'agent' ? 0 : 1]
  if (encoded === undefined) throw new Error(`The recording ${clip} has no ${channel} channel`)
  const all = unpackPeaks(encoded)
  const [heights = []] = barHeights(
    [all.slice(Math.floor(from * all.length), Math.ceil(to * all.length))],
    count,
  )
  return heights
}

/** Both sides of one of our recorded calls, whole. Throws when the recording has only one. */
export function recordedChannels(clip: Clip): Channels {
  const [agent, customer] = clips[clip].ch
  if (agent === undefined || customer === undefined)
    throw new Error(`The recording ${clip} has one side only`)
  return { agent: unpackPeaks(agent), customer: unpackPeaks(customer) }
}

/** What is measured of a voice of ours. */
export const voiceOf = (voice: keyof typeof voices): VoiceFeatures => voices[voice].voiceprint
