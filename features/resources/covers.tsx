import type { ReactNode } from 'react'
import {
  type Clip,
  recordedChannels,
  recordedPeaks,
  voiceOf,
} from '@/components/pictures/parts/recorded-peaks'
import { Voiceprint } from '@/components/ui/voiceprint'
import { STUDIES, studyPath } from '@/features/resources/studies'
import { StudyCover } from '@/features/resources/study-cover'
import { VIDEO_CLIPS } from '@/features/resources/video-clips'
import { VIDEOS } from '@/features/resources/videos'
import { barHeights } from '@/lib/domain/waveform'

type CanvasProps = { children: ReactNode; className?: string }

const Canvas = ({ children, className = 'bg-accent-tint' }: CanvasProps) => (
  <svg
    viewBox="0 0 320 200"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className={`h-full w-full ${className}`}
  >
    {children}
  </svg>
)

const VIDEO_BARS = 46

/** A call on the dark screen it is played on. */
const VideoCover = ({ clip }: { clip: Clip }) => {
  const { agent, customer } = recordedChannels(clip)
  const [above = [], below = []] = barHeights([agent, customer], VIDEO_BARS)
  const bars = (heights: readonly number[], up: 1 | -1) =>
    heights
      .map((height, i) => `M${i * 7 + 2} ${100 + up * 4}v${(up * Math.max(0.5, height * 62)).toFixed(0)}`)
      .join('')
  return (
    <span data-theme="dark" className="block h-full w-full">
      <Canvas className="bg-(--ink-1000)">
        <g strokeWidth="3">
          <path d={bars(above, -1)} className="stroke-accent" />
          <path d={bars(below, 1)} className="stroke-(--bar-caller)" />
        </g>
        <circle cx="160" cy="100" r="28" className="fill-accent-fill" />
        <path d="M152 87l22 13-22 13z" className="fill-on-accent-fill" />
      </Canvas>
    </span>
  )
}

// Lengths of words as a request and its answer have them: a line, its indent, its parts.
const CODE = [
  [0, 40, 88],
  [0, 66],
  [14, 52, 70],
  [14, 36, 112],
  [14, 60, 46],
  [0, 12],
  [0, 30, 24],
  [14, 74, 58],
  [0, 12],
] as const

const CodeCover = () => (
  <span data-theme="dark" className="block h-full w-full">
    <Canvas className="bg-(--ink-1000)">
      <g strokeWidth="6">
        {CODE.map(([indent, first, second], line) => {
          const x = 34 + indent
          const y = 36 + line * 16
          return (
            <g key={y}>
              <path d={`M${x} ${y}h${first}`} className="stroke-(--bar-caller)" />
              {second && <path d={`M${x + first + 14} ${y}h${second}`} className="stroke-accent" />}
            </g>
          )
        })}
      </g>
    </Canvas>
  </span>
)

const DialogCover = () => (
  <Canvas>
    <g strokeWidth="3" className="stroke-accent-strong">
      <rect x="34" y="34" width="150" height="34" rx="17" className="fill-bg" />
      <rect x="138" y="83" width="150" height="34" rx="17" className="fill-accent-fill" />
      <rect x="34" y="132" width="104" height="34" rx="17" className="fill-bg" />
      <path d="M54 51h92M54 149h52" strokeWidth="5" />
      <path d="M158 100h84" strokeWidth="5" className="stroke-on-accent-fill" />
    </g>
  </Canvas>
)

const PriceCover = () => (
  <Canvas>
    <g className="fill-accent-strong">
      {[26, 44, 62, 86, 118].map((height, i) => (
        <rect
          key={height}
          x={52 + i * 46}
          y={164 - height}
          width="30"
          height={height}
          rx="5"
          opacity={0.4 + i * 0.15}
        />
      ))}
    </g>
    <path d="M34 164h252" strokeWidth="3" className="stroke-accent-strong" />
  </Canvas>
)

/** A leaflet as it comes out of the printer, cut off at the foot of its field. */
export const PaperCover = () => (
  <Canvas>
    <g className="fill-bg stroke-rule-strong">
      <rect x="104" y="30" width="150" height="212" rx="4" transform="rotate(5 180 120)" />
      <rect x="84" y="26" width="150" height="212" rx="4" />
    </g>
    <g strokeWidth="5">
      <path d="M102 52h46M102 72h96M102 86h70" className="stroke-accent-strong" />
      <path
        d="M102 112h30M146 112h30M190 112h26M102 124h24M146 124h30M190 124h20M102 152h54M172 152h44M102 164h46M172 164h30M102 190h114"
        className="stroke-(--bar-idle)"
      />
    </g>
  </Canvas>
)

const VOICES = ['maiChi', 'baoKhang', 'thuLam', 'minhQuan', 'hoaiAn', 'giaPhuc'] as const

const VoiceCover = ({ voice }: { voice: (typeof VOICES)[number] }) => (
  <span className="relative block h-full w-full overflow-clip bg-accent-tint text-accent-strong">
    <Voiceprint
      voice={voiceOf(voice)}
      size={640}
      share={1.4}
      className="absolute top-1/2 left-[58%] h-auto w-[120%] max-w-none -translate-x-1/2 -translate-y-1/2 stroke-[1.75px] [&>path]:[vector-effect:non-scaling-stroke]"
    />
  </span>
)

const CALLS = [
  'outageNotice',
  'trialClassCall',
  'parcelSurvey',
  'carPolicy',
  'loanReminder',
  'showNight',
] as const

const CallCover = ({ clip }: { clip: Clip }) => (
  <Canvas>
    <path
      d={recordedPeaks(clip, 30)
        .map((height, i) => `M${i * 11 + 2} ${100 - Math.round(height * 70)}v${Math.round(height * 140)}`)
        .join('')}
      strokeWidth="5"
      className="stroke-accent-strong"
    />
  </Canvas>
)

const turn = <T,>(all: readonly [T, ...T[]], index: number) => all[index % all.length] ?? all[0]

/** The drawing of what a page is about, by its path; `index` tells apart what would look the same. */
export const coverOf = (path: string, index: number): ReactNode => {
  const study = STUDIES.find(({ slug }) => studyPath(slug) === path)
  if (study) return <StudyCover clip={study.clip} ways={study.ways} />
  if (path.startsWith('/videos')) {
    const video = VIDEOS.find(({ id }) => path.endsWith(`#${id}`))
    return <VideoCover clip={VIDEO_CLIPS[video?.id ?? 'payment-due']} />
  }
  if (path.endsWith('docs')) return <CodeCover />
  if (path.includes('/pricing')) return <PriceCover />
  if (path.startsWith('/sales-kit')) return <PaperCover />
  if (path.startsWith('/smartdialog')) return <DialogCover />
  return path.startsWith('/aivoice') ? (
    <VoiceCover voice={turn(VOICES, index)} />
  ) : (
    <CallCover clip={turn(CALLS, index)} />
  )
}
