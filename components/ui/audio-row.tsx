import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductId } from '@/lib/products'
import { Badge } from './badge'
import { clock } from './clock'
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
}

/** One playable recording of a list: play, title, wave to seek in, category, time, and its transcript to unfold. */
export function AudioRow(props: AudioRowProps) {
  const { title, duration, src, meta, category, peaks, labels, transcript, product } = props
  return (
    <li
      {...playerAttributes(props)}
      data-slot="audio-row"
      data-product={product}
      className="audio-row grid grid-cols-[auto_minmax(0,1fr)_2.75rem] items-center gap-x-3.5 gap-y-2 border-b border-rule py-4 @min-[35rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_3.25rem] @min-[35rem]:gap-x-5 @min-[60rem]:grid-cols-[auto_minmax(0,1.15fr)_minmax(0,1.5fr)_9.5rem_3.25rem]"
    >
      <PlayButton title={title} labels={labels} />
      <div className="min-w-0">
        <h3 className="text-body leading-snug font-strong tracking-[-0.008em]">{title}</h3>
        <p className="text-small text-fg-3">{meta}</p>
      </div>
      <div
        data-seekbox=""
        className="relative col-span-2 col-start-2 row-start-2 h-7.5 @min-[35rem]:col-span-1 @min-[35rem]:col-start-3 @min-[35rem]:row-start-1 @min-[35rem]:h-10"
      >
        <Waveform peaks={peaks} />
        <SeekRange title={title} labels={labels} duration={duration} />
      </div>
      <span className="hidden @min-[60rem]:block">{category && <Badge>{category}</Badge>}</span>
      <span
        data-time=""
        className="col-start-3 row-start-1 text-right font-mono text-cap text-fg-3 @min-[35rem]:col-start-auto"
      >
        {clock(duration)}
      </span>
      <PlayerError labels={labels} className="col-span-full col-start-2" />
      {transcript && (
        <details className="group col-span-full col-start-2 -mt-1">
          <summary className="w-fit text-cap font-medium text-fg-2 underline decoration-rule-strong underline-offset-[0.3em] hover:text-fg pointer-coarse:py-2.5">
            {transcript.label}
          </summary>
          <Transcript turns={transcript.turns} speakers={transcript.speakers} className="mt-2" />
        </details>
      )}
      <PlayerFallback src={src} />
    </li>
  )
}
