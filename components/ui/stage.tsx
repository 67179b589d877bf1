import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from './badge'
import { formatLength } from './format-duration'
import { KeyValue, type KeyValueRow } from './key-value'
import type { Channels } from '@/lib/domain/waveform'
import {
  playerAttributes,
  PlayButton,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
} from './player-parts'
import { SpeedButton } from './speed-button'
import { StageGraph, type StageFlag } from './stage-graph'
import { Transcript, type Turn } from './transcript'

export type StageProps = Recording & {
  /** Agent and voice, under the title. */
  meta: string
  /** The result of the call, as text. */
  pill: string
  channels: Channels
  /** At most three; `minor` ones are hidden on phones. */
  flags?: readonly StageFlag[]
  turns: readonly Turn[]
  data: { title: string; rows: readonly KeyValueRow[] }
  labels: PlayerLabels & { agent: string; customer: string; speed: string }
  /** What it costs as it goes on: from which second on, as text; blocks are marked under the wave. */
  bill?: { label: string; blockSeconds: number; steps: readonly { since: number; text: string }[] }
  /** A line under the data, such as the label of a recording made by AI. */
  note?: ReactNode
  level?: 2 | 3
  className?: string
}

/** The dark stage: one call as a two-channel graph that plays, its transcript, and the data it gave back. */
export function Stage(props: StageProps) {
  const {
    id,
    src,
    title,
    duration,
    meta,
    pill,
    channels,
    flags,
    turns,
    data,
    bill,
    labels,
    note,
    level = 2,
    className,
  } = props
  const Heading = `h${level}` as const
  return (
    <section
      {...playerAttributes(props)}
      data-slot="stage"
      data-theme="dark"
      aria-labelledby={`${id}-title`}
      className={cx('stage', className)}
    >
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3.5 px-5 pt-5 @min-[51rem]:px-7 @min-[51rem]:pt-6">
        <PlayButton title={title} labels={labels} look="accent" className="size-13" />
        <div className="min-w-0 flex-1">
          <Heading id={`${id}-title`} className="text-h4">
            {title}
          </Heading>
          <p className="text-small text-fg-3">{meta}</p>
        </div>
        <div className="flex w-full flex-wrap items-center gap-2 @min-[51rem]:w-auto">
          <Badge tone="accent" dot="accent">
            {pill}
          </Badge>
          <Badge className="font-mono">{formatLength(duration)}</Badge>
          <SpeedButton label={labels.speed} />
        </div>
      </div>
      <StageGraph
        {...channels}
        title={title}
        duration={duration}
        blockSeconds={bill?.blockSeconds}
        flags={flags}
        labels={labels}
      />
      <PlayerError labels={labels} className="mx-5 mt-4 @min-[51rem]:mx-7" />
      <PlayerFallback src={src} className="mx-5 mt-4 block @min-[51rem]:mx-7" />
      <div className="mt-5.5 grid border-t border-rule @min-[51rem]:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Transcript
          turns={turns}
          speakers={{ agent: labels.agent, customer: labels.customer }}
          className="px-5 pt-5.5 pb-6.5 @min-[51rem]:px-7"
        />
        <div className="border-t border-rule px-5 pt-5.5 pb-6.5 @min-[51rem]:border-t-0 @min-[51rem]:border-l @min-[51rem]:px-7">
          <p className="text-small font-strong">{data.title}</p>
          <KeyValue rows={data.rows} className="written mt-2" />
          {bill && (
            <p className="bill">
              {bill.label}
              <span>
                {bill.steps.map(({ since, text }, i) => (
                  <b
                    key={since}
                    data-since={since}
                    data-at-rest={i === bill.steps.length - 1 ? '' : undefined}
                  >
                    {text}
                  </b>
                ))}
              </span>
            </p>
          )}
          {note && <p className="mt-4 text-cap text-fg-3">{note}</p>}
        </div>
      </div>
    </section>
  )
}
