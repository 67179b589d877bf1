import { IconChevronDown } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductId } from '@/lib/products'
import { Badge } from './badge'
import { clock } from './clock'
import { Icon } from './icon'
import type { Peaks } from './peaks'
import { playerAttributes, PlayButton, PlayerError, PlayerFallback, SeekRange } from './player-parts'
import type { PlayerLabels, Recording } from './player-parts'
import { Transcript, type Turn } from './transcript'
import { Waveform } from './waveform'

/** The list that audio rows stand in; rows adapt to its width. */
export function AudioList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="audio-list" {...rest} className={cx('@container', className)} />
}

export type AudioRowProps = Recording & {
  /** One line under the title, usually the voice. */
  meta: string
  category?: string
  peaks: Peaks
  labels: PlayerLabels
  transcript?: { label: string; turns: readonly Turn[]; speakers: Record<Turn['speaker'], string> }
  product?: ProductId
  /** The state the row starts in; the audio controller takes over from there. */
  state?: 'loading' | 'error'
  level?: 3 | 4
}

/** One playable recording of a list: play, title, wave to seek in, category, time, and its transcript to unfold. */
export function AudioRow(props: AudioRowProps) {
  const { title, duration, src, meta, category, peaks, labels, transcript, product, state, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <li
      {...playerAttributes(props)}
      data-slot="audio-row"
      data-product={product}
      data-state={state}
      className="audio-row"
    >
      <PlayButton title={title} labels={labels} className="[grid-area:play]" />
      <div className="min-w-0 [grid-area:text]">
        <Heading className="text-body leading-snug font-strong tracking-[-0.008em]">{title}</Heading>
        <p className="text-small text-fg-3">{meta}</p>
      </div>
      <div
        data-seekbox=""
        className="relative mt-2 h-7.5 [grid-area:wave] @min-[35rem]:mt-0 @min-[35rem]:h-10"
      >
        <Waveform peaks={peaks} bars={64} />
        <SeekRange title={title} labels={labels} duration={duration} />
      </div>
      {category && (
        <span className="hidden [grid-area:tag] @min-[60rem]:block">
          <Badge>{category}</Badge>
        </span>
      )}
      <span data-time="" className="text-right font-mono text-cap text-fg-3 [grid-area:time]">
        {clock(duration)}
      </span>
      <PlayerError labels={labels} className="mt-2 [grid-area:error]" />
      {transcript && (
        <details className="group mt-1 [grid-area:words]">
          <summary className="flex w-fit list-none items-center gap-1 text-cap font-medium text-fg-2 hover:text-fg pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {transcript.label}
            <Icon
              of={IconChevronDown}
              size={16}
              className="transition-[rotate] duration-200 group-open:rotate-180"
            />
          </summary>
          <Transcript turns={transcript.turns} speakers={transcript.speakers} className="mt-1" />
        </details>
      )}
      <PlayerFallback src={src} />
    </li>
  )
}
