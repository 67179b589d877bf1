import { cx } from 'class-variance-authority'
import { KEY_PRESS } from '@/lib/domain/key-press'
import { barHeights, splitChannels, type Channels, type Peaks } from '@/lib/domain/waveform'
import { cssVars } from './css-vars'

/** From the middle to a channel's baseline, and to where its bars end, of a hundred. */
const GAP = 3
/** In a row, which is low, both baselines would run into one. */
const ROW_GAP = 7
/** From so many bars on a wave is as high as a stage's. */
const STAGE_BARS = 150
const REACH = 47

// The wave of a list's row is some 40 px high, and rows are many: heights in steps of a pixel and a half look the same and weigh less.
const ROW_BARS = 64
const heightOf = (share: number, of: number, bars: number) => {
  const step = bars > ROW_BARS ? 1 : 4
  return Math.round((share * of) / step) * step
}

/** A bar from a baseline up or down, for each height but null; its closing puts the pen back, so that a bar is one number. */
const barsOn = (baseline: number, heights: readonly (number | null)[]) =>
  heights
    .map((height, i) => `${i ? 'm1 0' : `M.5 ${baseline}`}${height === null ? '' : `v${height}z`}`)
    .join('')

type LayersProps = {
  id: string
  bars: number
  paths: Record<string, string>
  /** Draws every bar below its baseline too. */
  isMirrored?: boolean
  className: string | undefined
}

/** Bars twice over: the second copy is clipped by `--p` (0 to 1) and shows the played part. */
const Layers = ({ id, bars, paths, isMirrored = false, className }: LayersProps) => {
  const box = { viewBox: `0 0 ${bars} 100`, preserveAspectRatio: 'none' }
  const mirrored = isMirrored && <use href={`#${id}`} transform="matrix(1 0 0 -1 0 100)" />
  return (
    <div aria-hidden="true" className={cx('wave', className)} style={cssVars({ '--n': bars })}>
      <svg className="bg" {...box}>
        <g id={id}>
          {Object.entries(paths).map(([channel, d]) => (
            <path key={channel} className={channel} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {mirrored}
      </svg>
      <svg className="fg" {...box}>
        <use href={`#${id}`} />
        {mirrored}
      </svg>
    </div>
  )
}

export type WaveformProps = {
  /** Unique on the page. */
  id: string
  peaks: Peaks
  bars?: number
  /** Where a key is pressed, each as a share (0 to 1) of the length. */
  keyPresses?: readonly number[]
  className?: string
}

/** A dot on the middle line, in the place of a bar. */
const keyPath = (places: readonly number[]) => places.map((place) => `M${place + 0.5} 50h.01`).join('')

/** Mirrored bars of one voice, which may be answered by keys; fills its parent, which is `relative` with a fixed height. Choose bars ≈ rendered width / 6. */
export function Waveform({ id, peaks, bars = 72, keyPresses = [], className }: WaveformProps) {
  const [heights = []] = barHeights([peaks], bars)
  // The voice waits for the key: what stands close to its dot there is silence.
  const places = keyPresses.map((at) => Math.floor(at * bars))
  const halves = heights.map((height, i) =>
    places.some((place) => Math.abs(place - i) < 2) ? null : Math.max(2, heightOf(height, 46, bars)),
  )
  return (
    <Layers
      id={id}
      bars={bars}
      paths={{
        'wave-solo': barsOn(50, halves),
        ...(places.length > 0 && { 'wave-key': keyPath(places) }),
      }}
      isMirrored
      className={className}
    />
  )
}

// Silence stays as a dot on the channel's baseline, so both channels read as continuous lines.
const channelPath = (heights: readonly number[], direction: 1 | -1) => {
  const gap = heights.length < STAGE_BARS ? ROW_GAP : GAP
  return barsOn(
    50 + direction * gap,
    heights.map((height) => direction * heightOf(height, REACH - gap, heights.length)),
  )
}

export type StereoWaveformProps = Channels & {
  id: string
  bars?: number
  className?: string
}

/** Both channels of one call, the agent above the line and the customer below; fills its parent, which is `relative` with a fixed height. */
export function StereoWaveform({ id, agent, customer, bars = 180, className }: StereoWaveformProps) {
  const [above = [], below = []] = barHeights([agent, customer], bars)
  const paths = { 'wave-agent': channelPath(above, -1), 'wave-customer': channelPath(below, 1) }
  return <Layers id={id} bars={bars} paths={paths} className={`stereo ${className ?? ''}`} />
}

type Turn = { speaker: 'agent' | 'customer'; startMs: number; endMs: number; text: string }

export type CallWaveformProps = {
  id: string
  /** Of both sides together. */
  peaks: Peaks
  turns: readonly Turn[]
  durationMs: number
  bars: number
}

/** Whether a call has one voice: nobody answers it, or only keys do. */
export const isOneVoice = (turns: readonly Turn[]) =>
  !turns.some(({ speaker, text }) => speaker === 'customer' && !KEY_PRESS.test(text))

/** The middle of every key press, as a share (0 to 1) of the call. */
export const keyPressesOf = (turns: readonly Turn[], durationMs: number) =>
  turns
    .filter(({ text }) => KEY_PRESS.test(text))
    .map(({ startMs, endMs }) => (startMs + endMs) / 2 / durationMs)

/** A call as its turns say who is heard when; one that has one voice as that voice, with a dot for every key pressed. */
export function CallWaveform({ id, peaks, turns, durationMs, bars }: CallWaveformProps) {
  if (isOneVoice(turns)) {
    return <Waveform id={id} peaks={peaks} bars={bars} keyPresses={keyPressesOf(turns, durationMs)} />
  }
  return <StereoWaveform id={id} {...splitChannels(peaks, turns, durationMs)} bars={bars} />
}

export type MiniWaveformProps = { peaks: Peaks; className?: string }

/** One bar a peak, without a player; silence stays a dot. Size and colour come from the class. */
export function MiniWaveform({ peaks, className = 'h-5 w-full text-accent-strong' }: MiniWaveformProps) {
  const path = peaks.map((peak, i) => {
    const half = Math.max(1, Math.round(peak * 46))
    return `M${i} ${50 - half}v${half * 2}`
  })
  return (
    <svg
      viewBox={`-.5 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={`block shrink-0 overflow-visible ${className}`}
    >
      <path d={path.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
