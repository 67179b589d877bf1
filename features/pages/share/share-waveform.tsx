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
  const width = (WIDTH + TONE_GAP) / sounds.length
  const middle = middlePitch(sounds[0]?.pitch ?? [])
  return sounds
    .map(({ pitch }, i) =>
      tonePath(pitch, middle).replace(
        /(\d+) (-?\d+)/g,
        (_, x: string, y: string) =>
          `${(i * width + (Number(x) / 100) * (width - TONE_GAP)).toFixed(1)} ${((Number(y) / 100) * HEIGHT).toFixed(1)}`,
      ),
    )
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

type ShareWaveformProps = {
  page: Page
  accent: string
  quiet: string
  /** The six tones of a voice, on the pages that are about voices. */
  tones: Sounds | null
}

/** A recording that fits the page: the six tones of a voice on AIVoice pages, elsewhere a call with the AI above the line and the customer below. */
export const ShareWaveform = ({ page, accent, quiet, tones }: ShareWaveformProps) => {
  const call = CALLS[lastSegment(page)] ?? 'paymentDue'
  const customer = recordedPeaks(call, COUNT, { channel: 'customer' })
  const stroke = { strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path
        d={tones ? tonesPath(tones) : channelPath(recordedPeaks(call, COUNT), -1, 4)}
        stroke={accent}
        {...stroke}
      />
      {!tones && <path d={channelPath(customer, 1, 4)} stroke={quiet} {...stroke} />}
    </svg>
  )
}
