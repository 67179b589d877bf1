'use client'

import { useEffect, useState } from 'react'
import { formatDuration } from '@/components/ui/format-duration'
import { CallWaveform } from '@/components/ui/waveform'
import { measurePeaks, type Peaks } from '@/lib/domain/waveform'
import {
  playerAttributes,
  PlayButton,
  PlayerError,
  SeekRange,
  type PlayerLabels,
} from '@/components/ui/player-parts'
import { SpeedButton } from '@/components/ui/speed-button'
import { VoiceNote, type VoiceWords } from '@/components/ui/voice-note'
import { Transcript } from '@/components/ui/transcript'
import type { CallView } from '@/features/demo-call/call/call-machine'
import { spokenLanguage } from '@/features/demo-call/call/spoken-language'
import type { CallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'

// A wave of some hundred bars needs no more, and a phone decodes it in a blink.
const SAMPLE_RATE = 8000

/** How loud a recording is over its time (equal steps, 0 to 1), decoded in the browser; undefined when it cannot be had. */
const readPeaks = async (src: string, signal: AbortSignal): Promise<Peaks | undefined> => {
  try {
    const response = await fetch(src, { signal })
    if (!response.ok) return undefined
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await context.decodeAudioData(await response.arrayBuffer())
    return measurePeaks([sound.getChannelData(0)])[0]
  } catch {
    // The recording plays without its drawing: another host may forbid reading it, a browser may not decode it.
    return undefined
  }
}

export type ReplayLabels = PlayerLabels & VoiceWords & { speed: string }

type ReplayProps = {
  messages: CallMessages
  labels: ReplayLabels
  lang: Locale
  src: string
  view: Extract<CallView, { state: 'DONE' }>
}

const BARS = 64
const FLAT: Peaks = []

/** The recording of this call on the site's player: its real wave, and its lines lighting up as they are said. */
export const Replay = ({ messages, labels, lang, src, view }: ReplayProps) => {
  const { lines, durationMs, call } = view
  const [peaks, setPeaks] = useState(FLAT)
  useEffect(() => {
    if (document.documentElement.hasAttribute('data-save-data')) return undefined
    const scope = new AbortController()
    void readPeaks(src, scope.signal).then((read) => read && setPeaks(read))
    return () => scope.abort()
  }, [src])

  const { replay, recording, aiMade } = messages.done
  const duration = durationMs / 1000
  const waveId = `replay-wave-${call.callId}`
  return (
    <figure
      {...playerAttributes({ id: `replay-${call.callId}`, src, duration, title: recording })}
      className="grid gap-3"
    >
      <figcaption className="text-small font-strong">{replay}</figcaption>
      <div className="flex items-center gap-4">
        <PlayButton title={recording} labels={labels} look="accent" className="size-12" />
        <div data-seekbox="" className="relative h-16 flex-1">
          <CallWaveform id={waveId} peaks={peaks} turns={lines} durationMs={durationMs} bars={BARS} />
          <SeekRange title={recording} labels={labels} duration={duration} />
        </div>
        <span data-time="" className="w-11 text-right font-mono text-cap text-fg-3">
          {formatDuration(duration)}
        </span>
      </div>
      <PlayerError labels={labels} />
      <div className="flex items-center justify-between gap-4 text-cap text-fg-3">
        {aiMade}
        <SpeedButton label={labels.speed} />
      </div>
      <VoiceNote words={labels} spokenBy={view.spokenBy} />
      <Transcript
        turns={lines.map((line) => ({ ...line, translation: line.translation?.[lang] }))}
        lang={spokenLanguage(lines)}
        speakers={messages.speaker}
        className="[&_.who]:pt-0.5 [&_li]:grid-cols-[4rem_1fr]"
      />
    </figure>
  )
}
