import { recordedPeaks, type Clip } from '@/components/pictures/parts/recorded-peaks'
import { tonePath } from '@/components/ui/tone-path'
import type { readTones } from '@/features/audio/read-tones'
import type { Page } from '@/features/pages/page'
import { middlePitch } from '@/lib/domain/voiceprint'

const COUNT = 96
const PITCH = 11
const WIDTH = COUNT * PITCH
const HEIGHT = 104
const MIDDLE = HEIGHT / 2

const CALLS: Record<string, Clip> = {
  voiceotp: 'otp6',
  finance: 'loanReminder',
  insurance: 'carPolicy',
  telecom: 'outageNotice',
  education: 'trialClassCall',
  retail: 'orderConfirmation',
  entertainment: 'showNight',
  healthcare: 'clinicVisit',
  sales: 'trialClassCall',
  marketing: 'outageNotice',
  'customer-experience': 'parcelSurvey',
  'agent-experience': 'loanReminder',
  'hr-support': 'clinicVisit',
}

const TONE_GAP = 24

type Sounds = NonNullable<Awaited<ReturnType<typeof readTones>>>

/** The six tones one after another, in a box each. */
const tonesPath = (sounds: Sounds) => {
  const step = (WIDTH + TONE_GAP) / sounds.length
  const middle = middlePitch(sounds[0]?.pitch ?? [])
  return sounds
    .map(({ pitch }, i) => {
      const box = { x: i * step, width: step - TONE_GAP, height: HEIGHT }
      return tonePath(pitch, middle, box)
    })
    .join('')
}

const lastSegment = ({ path }: Page) => path.split('/').at(-1) ?? ''

// Silence stays as a dot, so that a channel reads as one continuous line.
const channelPath = (peaks: readonly number[], direction: 1 | -1, gap: number) =>
  peaks
    .map((peak, index) => {
      const from = MIDDLE + direction * gap
      const to = from + direction * Math.max(0.1, peak * (MIDDLE - gap - 4))
      return `M${index * PITCH + PITCH / 2} ${from}V${to.toFixed(1)}`
    })
    .join('')

const pathsOf = (page: Page, tones: Sounds | null) => {
  if (tones) return { above: tonesPath(tones), below: undefined }
  const call = CALLS[lastSegment(page)] ?? 'paymentDue'
  return {
    above: channelPath(recordedPeaks(call, COUNT), -1, 4),
    below: channelPath(recordedPeaks(call, COUNT, { channel: 'customer' }), 1, 4),
  }
}

type ShareWaveformProps = {
  page: Page
  accent: string
  quiet: string
  /** The six tones of a voice, on the pages that are about voices. */
  tones: Sounds | null
}

/** A recording that fits the page: the six tones of a voice on AIVoice pages, elsewhere a call with the AI above the line and the customer below. */
export const ShareWaveform = ({ page, accent, quiet, tones }: ShareWaveformProps) => {
  const { above, below } = pathsOf(page, tones)
  const stroke = { strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path d={above} stroke={accent} {...stroke} />
      {below && <path d={below} stroke={quiet} {...stroke} />}
    </svg>
  )
}
