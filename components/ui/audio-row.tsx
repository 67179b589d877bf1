import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import type { ProductId } from '@/lib/contract/enums'
import type { Peaks } from '@/lib/domain/waveform'
import { Badge } from './badge'
import { formatLength } from './format-duration'
import { SpriteIcon } from './sprite-icon'
import {
  PlayButton,
  playerAttributes,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
  SeekRange,
} from './player-parts'
import { Transcript, type TranscriptProps } from './transcript'
import { CallWaveform } from './waveform'

/** The list that audio rows stand in; rows adapt to its width. */
export function AudioList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="audio-list" {...rest} className={cx('@container', className)} />
}

export type AudioRowProps = Recording & {
  /** What stands under the title, usually the voice. */
  meta: ReactNode
  category?: string
  peaks: Peaks
  labels: PlayerLabels
  transcript?: Omit<TranscriptProps, 'className'> & { label: string }
  product?: ProductId
  /** A way to keep the file: the text of the link, and a name to save it under where its own would not do. */
  download?: { label: string; name?: string }
  /** What a list filter goes by (`filterAttributes`). */
  filter?: Record<`data-${string}`, string>
  children?: ReactNode
  /** The state the row starts in; the audio controller takes over from there. */
  state?: 'loading' | 'error'
  level?: 3 | 4
}

function Words({ label, ...transcript }: NonNullable<AudioRowProps['transcript']>) {
  return (
    <details>
      <summary className="audio-row-word">
        {label}
        <SpriteIcon name="chevron" />
      </summary>
      <Transcript {...transcript} className="mt-1" />
    </details>
  )
}

/** One playable recording of a list: play, title, wave to seek in, category, time, and its transcript to unfold. */
export function AudioRow(props: AudioRowProps) {
  const { title, duration, src, meta, category, peaks, labels, transcript, product, state, level = 3 } = props
  const { download, filter, children } = props
  const Heading = `h${level}` as const
  return (
    <li
      {...playerAttributes(props)}
      {...filter}
      data-slot="audio-row"
      data-product={product}
      data-state={state}
      className="audio-row"
    >
      <PlayButton title={title} labels={labels} />
      <div className="audio-row-text">
        <Heading>{title}</Heading>
        <p>{meta}</p>
      </div>
      <div data-seekbox="">
        <CallWaveform
          id={`${props.id}-wave`}
          peaks={peaks}
          turns={transcript?.turns ?? []}
          durationMs={duration * 1000}
          bars={56}
        />
        <SeekRange title={title} labels={labels} duration={duration} />
      </div>
      {category && (
        <span className="audio-row-tag">
          <Badge>{category}</Badge>
        </span>
      )}
      <span data-time="">{formatLength(duration)}</span>
      <PlayerError labels={labels} />
      {(transcript || download || children) && (
        <div className="audio-row-words">
          {children}
          {transcript && <Words {...transcript} />}
          {download && (
            <a href={src} download={download.name ?? ''} className="audio-row-word">
              <SpriteIcon name="download" />
              {download.label}
              <span className="sr-only">: {title}</span>
            </a>
          )}
        </div>
      )}
      <PlayerFallback src={src} />
    </li>
  )
}
