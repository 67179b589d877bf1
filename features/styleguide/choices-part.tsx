import { ChipLink, ChipRadios, Chips } from '@/components/ui/chips'
import { RadioCards } from '@/components/ui/radio-cards'
import { Segmented } from '@/components/ui/segmented'
import { Voiceprint } from '@/components/ui/voiceprint'
import { zip } from '@/components/pictures/parts/content'
import { PartFrame, Specimen } from './part'
import { guideVoices } from './samples'
import type { PartProps } from './messages'

const asOptions = (labels: readonly string[]) => labels.map((label, i) => ({ value: String(i), label }))

export async function ChoicesPart({ messages }: PartProps) {
  const prints = await guideVoices()
  const { title, support, ...names } = messages.choices
  const voices = zip(prints, names.voices).map(([{ voice: print }, voice], i) => ({
    value: String(i),
    ...voice,
    mark: <Voiceprint voice={print} size={36} />,
  }))
  return (
    <PartFrame id="choices" title={title} support={support} messages={messages}>
      {(theme) => (
        <>
          <Specimen name={names.type}>
            <Segmented
              label={names.type}
              name={`${theme}-type`}
              options={asOptions(names.types)}
              defaultValue="0"
            />
          </Specimen>
          <RadioCards
            id={`${theme}-voice`}
            legend={names.voice}
            name={`${theme}-voice`}
            options={voices}
            defaultValue="0"
          />
          <RadioCards
            id={`${theme}-voice-error`}
            legend={names.voice}
            name={`${theme}-voice-error`}
            options={voices}
            error={names.voiceError}
          />
          <Specimen name={names.filter}>
            <Chips label={names.filter}>
              {names.filters.map((label, i) => (
                <ChipLink key={label} href="#choices" current={i === 0}>
                  {label}
                </ChipLink>
              ))}
            </Chips>
          </Specimen>
          <ChipRadios
            legend={names.interest}
            name={`${theme}-interest`}
            options={asOptions(names.interests)}
            defaultValue="1"
          />
        </>
      )}
    </PartFrame>
  )
}
