import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { Duplex } from '@/components/ui/duplex'
import { Stage } from '@/components/ui/stage'
import { VoiceCard, VoiceGrid } from '@/components/ui/voice-card'
import { Voiceprint } from '@/components/ui/voiceprint'
import { Waveform } from '@/components/ui/waveform'
import { PartFrame, Specimen } from './part'
import { callLanes, callSeconds, callTurns, rowPeaks, voicePeaks } from './samples'
import type { PartProps } from './words'

const states = [undefined, 'loading', 'error'] as const
const flagTimes = [0.9, 9.37, 22.29]
const peaksOf = (i: number) => voicePeaks[i] ?? []
const dataCodes = [true, false, false]

export function AudioPart({ words }: PartProps) {
  const { title, support, labels, call, rows, voices, ...names } = words.audio
  const speakers = { agent: labels.agent, customer: labels.customer }
  const turns = callTurns.map(([startMs, endMs], i) => ({
    speaker: i % 2 ? ('customer' as const) : ('agent' as const),
    startMs,
    endMs,
    text: call.turns[i]?.text ?? '',
    mark: call.turns[i]?.mark,
  }))
  return (
    <>
      <PartFrame id="audio" title={title} support={support} words={words} stacked>
        {(theme) => (
          <>
            <div className="grid gap-8 md:grid-cols-2">
              <Specimen name={names.waveform}>
                <div className="relative h-14">
                  <Waveform peaks={rowPeaks} />
                </div>
              </Specimen>
              <Specimen name={names.duplex}>
                <div className="relative h-24">
                  <Duplex {...callLanes} bars={90} />
                </div>
              </Specimen>
            </div>
            <Specimen name={names.voiceprint}>
              <div className="flex flex-wrap items-center gap-6">
                <Voiceprint peaks={peaksOf(0)} />
                <Voiceprint peaks={peaksOf(1)} />
                <Voiceprint peaks={peaksOf(2)} size={36} />
                <span className="relative block h-40 w-60 overflow-clip rounded-lg bg-accent-tint">
                  <Voiceprint
                    peaks={peaksOf(1)}
                    size={360}
                    rings={16}
                    className="absolute top-1/2 left-1/2 -translate-1/2"
                  />
                </span>
              </div>
            </Specimen>
            <AudioList>
              {rows.map((row, i) => (
                <AudioRow
                  key={row.title}
                  {...row}
                  id={`${theme}-row-${i}`}
                  src="/audio/design/reminder.mp3"
                  duration={10.6}
                  peaks={rowPeaks}
                  labels={labels}
                  state={states[i]}
                  level={4}
                  transcript={
                    i ? undefined : { label: labels.transcript, turns: turns.slice(0, 2), speakers }
                  }
                />
              ))}
            </AudioList>
            <div data-theme={theme} data-product="aivoice">
              <VoiceGrid>
                {voices.map((voice, i) => (
                  <VoiceCard
                    key={voice.title}
                    {...voice}
                    id={`${theme}-voice-card-${i}`}
                    src={`/audio/design/voice-${i}.mp3`}
                    duration={5}
                    peaks={peaksOf(i)}
                    labels={labels}
                    level={4}
                  />
                ))}
              </VoiceGrid>
            </div>
          </>
        )}
      </PartFrame>
      <div className="wrap pb-16">
        <Stage
          id="design-call"
          src="/audio/design/call.mp3"
          duration={callSeconds}
          title={call.title}
          meta={call.meta}
          pill={call.pill}
          lanes={callLanes}
          flags={call.flags.map((text, i) => ({ at: flagTimes[i] ?? 0, text, minor: i === 0 }))}
          turns={turns}
          data={{ title: call.data, rows: words.data.rows.map((row, i) => ({ ...row, code: dataCodes[i] })) }}
          labels={labels}
          note={call.note}
          level={3}
        />
      </div>
    </>
  )
}
