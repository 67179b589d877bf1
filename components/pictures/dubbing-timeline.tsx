import { z } from 'zod'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks, type Clip } from './parts/recorded-peaks'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const dubbingTimelineContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  tracks: z.strictObject({
    scenes: text,
    original: text,
    subtitles: text,
    voiceA: text,
    voiceB: text,
    music: text,
  }),
  scenes: texts(4),
  subtitles: texts(5),
  fit: text,
})

/** The 24 seconds shown, in halves. */
const seconds = (value: number) => `${(value / 48) * 100}%`
/** Each of the first three scenes has one sentence, so a view of some of them ends between words. */
const sceneEnds = [0, 9.5, 18.6, 29, 48]
const subtitles = [
  [1, 9],
  [10, 18],
  [19, 28],
  [29.5, 37],
  [38.5, 47],
] as const
const takes = {
  voiceA: [
    [1, 8.4, 0, 0.3],
    [19.2, 27.6, 0.32, 0.66],
    [38.8, 46.2, 0.68, 1],
  ],
  voiceB: [
    [10.2, 17.5, 0, 0.42],
    [29.8, 36.6, 0.46, 0.9],
  ],
} as const

/** A sentence may need three lines. */
const TALL = 'min-h-18'

export type DubbingTimelineProps = { content: z.infer<typeof dubbingTimelineContent> }

export function DubbingTimeline({ content }: DubbingTimelineProps) {
  const { tracks } = content
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <div className="flex flex-1">
        <div className="flex w-24 shrink-0 flex-col border-r border-rule text-cap text-fg-2 @min-[560px]:w-38">
          <span className="h-8 shrink-0 border-b border-rule" />
          {Object.values(tracks).map((track) => (
            <span
              key={track}
              className={`flex flex-1 items-center border-b border-rule px-2 leading-tight last:border-0 @min-[560px]:px-3.5 ${track === tracks.subtitles ? TALL : 'min-h-13'}`}
            >
              {track}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1 overflow-clip">
          {/* Where it is narrow, the second and third scene are seen, with the moment that is heard; in the middle the first three. */}
          <div className="relative flex h-full w-[247%] -translate-x-[19.6%] flex-col @min-[560px]:w-[166%] @min-[560px]:translate-x-0 @min-[960px]:w-full">
            {/* First, so that it runs behind scenes, captions and takes. */}
            <i className="absolute top-5 bottom-0 w-px bg-fg" style={{ left: seconds(21.3) }} />
            <div className="relative h-8 shrink-0 border-b border-rule font-mono text-tag text-fg-3">
              {[0, 8, 16, 24, 32, 40].map((mark) => (
                <span
                  key={mark}
                  className="absolute bottom-1 border-l border-rule-strong pl-1.5 @max-[559px]:nth-2:hidden @max-[559px]:nth-3:hidden"
                  style={{ left: seconds(mark) }}
                >
                  12:{String(mark / 2).padStart(2, '0')}
                </span>
              ))}
            </div>
            <Track>
              {content.scenes.map((scene, i) => (
                <Block
                  key={scene}
                  from={sceneEnds[i] ?? 0}
                  to={(sceneEnds[i + 1] ?? 0) - 0.25}
                  className="bg-sunken text-fg-2"
                >
                  {scene}
                </Block>
              ))}
            </Track>
            <Track>
              <MiniWaveform
                peaks={recordedPeaks('owen', 160)}
                className="absolute inset-x-0 top-1/2 h-9 w-full -translate-y-1/2 text-bar-caller"
              />
            </Track>
            <Track height={TALL}>
              {zip(subtitles, content.subtitles).map(([[from, to], line], i) => (
                <Block
                  key={line}
                  from={from}
                  to={to}
                  className={`bg-raised ${i === 2 ? 'inset-ring-2 inset-ring-accent-strong' : 'inset-ring inset-ring-rule-strong'}`}
                >
                  {line}
                </Block>
              ))}
            </Track>
            <Takes list={takes.voiceA} clip="thuLam" active={1} />
            <Takes list={takes.voiceB} clip="minhQuan" />
            <Track last>
              <MiniWaveform
                peaks={recordedPeaks('showNight', 160).map((value) => 0.1 + value * 0.16)}
                className="absolute inset-x-0 top-1/2 h-9 w-full -translate-y-1/2 text-bar-idle"
              />
            </Track>
            <span
              className="absolute top-1.5 rounded-xs bg-fg px-1.5 font-mono text-tag text-bg ring-4 ring-raised"
              style={{ left: seconds(21.3), translate: '-50%' }}
            >
              12:10
            </span>
          </div>
        </div>
      </div>
      <p className="shrink-0 border-t border-rule px-4 py-2.5 text-cap text-fg-3">{content.fit}</p>
    </Window>
  )
}

type TrackProps = { children: React.ReactNode; height?: string; last?: boolean }

function Track({ children, height = 'min-h-13', last = false }: TrackProps) {
  return <div className={`relative flex-1 ${height} ${last ? '' : 'border-b border-rule'}`}>{children}</div>
}

type BlockProps = { from: number; to: number; className: string; children: React.ReactNode }

function Block({ from, to, className, children }: BlockProps) {
  return (
    <span
      className={`absolute inset-y-1.5 flex items-center overflow-clip rounded-xs px-2 leading-tight @min-[560px]:px-2.5 ${className}`}
      style={{ left: seconds(from), width: seconds(to - from) }}
    >
      {children}
    </span>
  )
}

type TakesProps = {
  list: readonly (readonly [number, number, number, number])[]
  clip: Clip
  active?: number
}

function Takes({ list, clip, active }: TakesProps) {
  return (
    <Track>
      {list.map(([from, to, start, end], i) => (
        <Block
          key={from}
          from={from}
          to={to}
          className={`bg-accent-tint ${i === active ? 'inset-ring-2 inset-ring-accent-strong' : 'inset-ring inset-ring-accent-line'}`}
        >
          <MiniWaveform
            peaks={recordedPeaks(clip, 24, { from: start, to: end })}
            className="h-7 w-full text-accent-strong"
          />
        </Block>
      ))}
    </Track>
  )
}
