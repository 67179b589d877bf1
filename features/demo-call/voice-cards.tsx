'use client'

import { RadioCards } from '@/components/ui/radio-cards'
import { VoiceMark } from '@/components/ui/voice-mark'
import type { VoiceChoice } from '@/features/demo-call/catalogue'
import type { FieldsProps } from '@/features/demo-call/fields-props'
import { inputOf } from '@/features/demo-call/live-form'

type VoiceCardsProps = Omit<FieldsProps, 'catalogue' | 'lang'> & { voices: readonly VoiceChoice[] }

const SHOWN = 3

/** The voices to choose from, each with its print: the first three. */
export const VoiceCards = ({ words, values, live, voices, voiceHints, say }: VoiceCardsProps) => {
  const error = say(live?.errors.voice?.message)
  return (
    <RadioCards
      {...inputOf(live, 'voice')}
      id="demo-voice"
      legend={words.voice}
      listClassName="grid-cols-3"
      defaultValue={values.voice}
      {...(error && { error })}
      options={voices.slice(0, SHOWN).map(({ id, name, sampleUrl }) => ({
        value: id,
        label: name,
        hint: voiceHints[id] ?? '',
        mark: sampleUrl && <VoiceMark sample={sampleUrl} size={36} />,
      }))}
    />
  )
}
