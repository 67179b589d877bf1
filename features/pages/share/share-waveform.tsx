import { recordedPeaks, type Clip } from '@/components/pictures/parts/recorded-peaks'
import type { Page } from '@/features/pages/page'

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

const VOICE: Clip = 'thuLam'

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

const pathsOf = (page: Page) => {
  if (page.product === 'aivoice') {
    const voice = recordedPeaks(VOICE, COUNT)
    return { above: channelPath(voice, -1, 0), below: channelPath(voice, 1, 0) }
  }
  const call = CALLS[lastSegment(page)] ?? 'paymentDue'
  return {
    above: channelPath(recordedPeaks(call, COUNT), -1, 4),
    below: channelPath(recordedPeaks(call, COUNT, { channel: 'customer' }), 1, 4),
  }
}

type ShareWaveformProps = { page: Page; accent: string; quiet: string }

/** A recording that fits the page: one voice mirrored on AIVoice pages, elsewhere a call with the AI above the line and the customer below. */
export const ShareWaveform = ({ page, accent, quiet }: ShareWaveformProps) => {
  const { above, below } = pathsOf(page)
  const stroke = { strokeWidth: 5, strokeLinecap: 'round', fill: 'none' } as const
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path d={above} stroke={accent} {...stroke} />
      <path d={below} stroke={page.product === 'aivoice' ? accent : quiet} {...stroke} />
    </svg>
  )
}
