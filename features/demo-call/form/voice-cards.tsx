'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RadioCards } from '@/components/ui/radio-cards'
import { VoiceMark } from '@/components/ui/voice-mark'
import type { VoiceChoice } from '@/features/demo-call/form/catalogue'
import { inputOf, type FieldsProps } from '@/features/demo-call/form/active-form'
import { fillIn } from '@/lib/i18n/format'

type VoiceCardsProps = Omit<FieldsProps, 'catalogue' | 'lang'> & { voices: readonly VoiceChoice[] }

const FIRST = 3

/** The voices to choose from, each with its print: the first three, and all of them on demand or once another one is chosen. */
export const VoiceCards = ({
  messages,
  values,
  form,
  errors,
  voices,
  voiceHints,
  errorText,
}: VoiceCardsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const error = errorText(errors.voice?.message)
  const isBeyond = voices.slice(FIRST).some(({ id }) => id === values.voice)
  const shown = isOpen || isBeyond ? voices : voices.slice(0, FIRST)
  return (
    <div className="grid justify-items-start gap-1">
      <RadioCards
        {...inputOf(form, 'voice')}
        id="demo-voice"
        legend={messages.voice}
        listClassName="grid-cols-3"
        className="w-full"
        defaultValue={values.voice}
        {...(error && { error })}
        options={shown.map(({ id, name, sampleUrl }) => ({
          value: id,
          label: name,
          hint: voiceHints[id] ?? '',
          mark: sampleUrl && <VoiceMark sample={sampleUrl} size={36} />,
        }))}
      />
      {voices.length > FIRST && !isBeyond && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-3.5"
        >
          {isOpen ? messages.fewerVoices : fillIn(messages.moreVoices, { n: voices.length - FIRST })}
        </Button>
      )}
    </div>
  )
}
