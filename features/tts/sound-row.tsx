'use client'

import { useEffect, useRef } from 'react'
import { AudioList, AudioRow } from '@/components/ui/audio-row'
import type { PlayerLabels } from '@/components/ui/player-parts'
import { VoiceNote, type VoiceWords } from '@/components/ui/voice-note'
import type { TtsVoice, SoundRequest } from '@/features/tts/try-out-state'
import type { Sound } from '@/features/tts/use-sound'
import type { TtsMessages } from '@/features/tts/messages'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

type SoundRowProps = {
  sound: Sound
  request: SoundRequest
  voice: TtsVoice
  messages: TtsMessages['result']
  labels: PlayerLabels & VoiceWords
  lang: Locale
}

/** The made sound as a player: it starts by itself (the visitor asked for it), its words light up as they are said. */
export const SoundRow = ({ sound, request, voice, messages, labels, lang }: SoundRowProps) => {
  const list = useRef<HTMLDivElement>(null)
  const started = useRef('')
  useEffect(() => {
    if (started.current === sound.id) return
    started.current = sound.id
    list.current?.querySelector<HTMLButtonElement>('[data-play]')?.click()
    // On a phone it stands a screen below the button that asked for it.
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [sound])
  const size = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
  })
  return (
    <div ref={list} className="scroll-mb-4">
      <AudioList>
        <AudioRow
          id={`tts-${sound.id.slice(0, 12)}`}
          src={sound.audioUrl}
          duration={Math.ceil(sound.durationMs / 1000)}
          title={fillIn(messages.title, { voice: voice.name, rate: `${formatDecimal(request.rate, lang)}×` })}
          meta={messages.aiMade}
          peaks={sound.peaks}
          labels={labels}
          download={{
            label: `${messages.download} · ${size.format(Math.ceil(sound.sizeBytes / 1000))}`,
            name: `aivoice-${voice.id}.mp3`,
          }}
        >
          <p lang={voice.language} className="karaoke">
            {sound.words.map(({ text, startMs, endMs }) => (
              <span key={startMs} data-from={startMs / 1000} data-to={endMs / 1000}>
                {text}{' '}
              </span>
            ))}
          </p>
        </AudioRow>
      </AudioList>
      <VoiceNote words={labels} spokenBy={sound.spokenBy} className="mt-3" />
    </div>
  )
}
