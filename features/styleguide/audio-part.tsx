import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { StereoWaveform } from '@/components/ui/waveform'
import { VoiceCard, VoiceGrid } from '@/components/ui/voice-card'
import { Voiceprint } from '@/components/ui/voiceprint'
import { Waveform } from '@/components/ui/waveform'
import { zip } from '@/components/pictures/parts/content'
import { PartFrame, Specimen } from './part'
import { guideCalls, guideVoices } from './samples'
import type { PartProps } from './messages'

const states = [undefined, 'loading', 'error'] as const

export async function AudioPart({ messages, lang }: PartProps) {
  const { title, support, labels, rows, voices, ...names } = messages.audio
  const [{ stage, row }, spoken] = await Promise.all([guideCalls(lang), guideVoices()])
  const [first, second, third] = spoken
  return (
    <PartFrame id="audio" title={title} support={support} messages={messages} stacked>
      {(theme) => (
        <>
          <div className="grid gap-8 md:grid-cols-2">
            <Specimen name={names.waveform}>
              <div className="relative h-14">
                <Waveform id={`${theme}-wave`} peaks={row.agent} />
              </div>
            </Specimen>
            <Specimen name={names.duplex}>
              <div className="relative h-24">
                <StereoWaveform
                  id={`${theme}-stereo`}
                  agent={stage.agent}
                  customer={stage.customer}
                  bars={72}
                />
              </div>
            </Specimen>
          </div>
          <Specimen name={names.voiceprint}>
            <div className="flex flex-wrap items-center gap-6">
              <Voiceprint voice={first.voice} />
              <Voiceprint voice={second.voice} />
              <Voiceprint voice={third.voice} size={36} />
              <span className="relative block h-40 w-60 overflow-clip rounded-lg bg-accent-tint">
                <Voiceprint
                  voice={second.voice}
                  size={360}
                  share={1.4}
                  className="absolute top-1/2 left-1/2 -translate-1/2"
                />
              </span>
            </div>
          </Specimen>
          <AudioList>
            {rows.map((messages, i) => (
              <AudioRow
                key={messages.title}
                {...messages}
                id={`${theme}-row-${i}`}
                src={row.src}
                duration={row.duration}
                peaks={row.agent.map((peak, bar) => Math.max(peak, row.customer[bar] ?? 0))}
                labels={labels}
                state={states[i]}
                level={4}
                transcript={i ? undefined : { label: labels.transcript, turns: row.turns, speakers: labels }}
              />
            ))}
          </AudioList>
          <div data-theme={theme} data-product="aivoice">
            <VoiceGrid>
              {zip([first, second], voices).map(([{ src, duration, voice }, words], i) => (
                <VoiceCard
                  key={words.title}
                  {...words}
                  id={`${theme}-voice-card-${i}`}
                  src={src}
                  duration={duration}
                  print={<Voiceprint voice={voice} />}
                  labels={labels}
                  level={4}
                />
              ))}
            </VoiceGrid>
          </div>
        </>
      )}
    </PartFrame>
  )
}
