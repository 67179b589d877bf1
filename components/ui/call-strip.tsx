import type { ReactNode } from 'react'
import { formatLength } from './format-duration'
import {
  PlayButton,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
  SeekRange,
} from './player-parts'
import type { Turn } from './transcript'
import { isOneVoice, keyPressesOf, StereoWaveform, type StereoWaveformProps, Waveform } from './waveform'
import type { Channels } from '@/lib/domain/waveform'

type Sentence = { key: string; text: string; from: number }

/** The sentences of the turns with their times in seconds; within a turn they share its time by their length. */
const sentencesOf = (turns: readonly Turn[]): Sentence[] =>
  turns.flatMap(({ text, startMs, endMs }) => {
    const sentences = text.split(/(?<=[.?!]) /)
    const perCharacter = (endMs - startMs) / 1000 / text.length
    let at = startMs / 1000
    return sentences.map((sentence) => {
      const from = at
      at += (sentence.length + 1) * perCharacter
      return { key: `${startMs} ${sentence}`, text: sentence, from }
    })
  })

export type CallStripProps = Recording & {
  channels: Channels
  turns: readonly Turn[]
  labels: PlayerLabels
  /** Bars where the strip is as wide as the page; elsewhere there are 44. */
  wideBars?: number
}

type WaveProps = StereoWaveformProps & { turns: readonly Turn[]; duration: number }

/** A call in which only keys answer has one voice, and its wave no second half to leave empty. */
const Wave = ({ turns, duration, agent, customer, ...rest }: WaveProps) =>
  isOneVoice(turns) ? (
    <Waveform peaks={agent} keyPresses={keyPressesOf(turns, duration * 1000)} {...rest} />
  ) : (
    <StereoWaveform agent={agent} customer={customer} {...rest} />
  )

/** Play, both channels, and the sentence that is heard, at rest the first one; inside the element of the player. */
export function CallStripParts(props: CallStripProps) {
  const { id, src, title, duration, channels, turns, labels, wideBars } = props
  return (
    <>
      <PlayButton title={title} labels={labels} look="accent" className="size-13" />
      <div data-seekbox="" className={wideBars ? 'relative h-9 md:h-12' : 'relative h-9'}>
        <Wave
          id={`${id}-wave`}
          {...channels}
          turns={turns}
          duration={duration}
          bars={44}
          className={wideBars ? 'md:hidden' : ''}
        />
        {wideBars && (
          <Wave
            id={`${id}-wide`}
            {...channels}
            turns={turns}
            duration={duration}
            bars={wideBars}
            className="max-md:hidden"
          />
        )}
        <SeekRange title={title} labels={labels} duration={duration} />
      </div>
      <span data-time="" className="font-mono text-cap text-fg-3">
        {formatLength(duration)}
      </span>
      <p className="heard" aria-hidden="true">
        {sentencesOf(turns).map(({ key, text, from }, i) => (
          <span key={key} data-from={from.toFixed(1)} data-at-rest={i === 0 ? '' : undefined}>
            {text}
          </span>
        ))}
      </p>
      <PlayerError labels={labels} className="col-span-full" />
      <PlayerFallback src={src} className="col-span-full" />
    </>
  )
}

type CallRemoteProps = CallStripProps & {
  /** The `id` of the player it plays: both show the same at every moment. */
  of: string
  /** Leads to that player. */
  way: ReactNode
}

/** A whole call in a strip that plays another player of the page: its title, the way there, and the call. */
export function CallRemote({ of, way, ...strip }: CallRemoteProps) {
  return (
    <div
      id={strip.id}
      data-player=""
      data-of={of}
      data-slot="call-strip"
      data-theme="dark"
      className="call-strip mt-8"
    >
      <div className="col-span-full mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <p className="font-strong">{strip.title}</p>
        {way}
      </div>
      <CallStripParts {...strip} />
    </div>
  )
}
