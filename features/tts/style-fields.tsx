import { Segmented } from '@/components/ui/segmented'
import { Fold } from '@/features/tts/fold'
import { styleOf } from '@/features/tts/try-out-state'
import type { TtsMessages } from '@/features/tts/messages'
import {
  READING_CHOICES,
  READING_PRESETS,
  READING_STYLES,
  type ReadingOptions,
} from '@/lib/domain/reading/options'

type StyleFieldsProps = {
  messages: Pick<TtsMessages, 'style' | 'choice'>
  reading: ReadingOptions
  onChange: (reading: ReadingOptions) => void
}

const KEYS = ['thousand', 'gap', 'four', 'five', 'half'] as const

/** How numbers are read: as in the north or in the south. */
export const StyleFields = ({ messages, reading, onChange }: StyleFieldsProps) => {
  const style = styleOf(reading)
  return (
    <div className="grid gap-3">
      <p className="text-small font-strong" aria-hidden="true">
        {messages.style.label}
      </p>
      <Segmented
        label={messages.style.label}
        name="tts-style"
        value={style ?? ''}
        options={READING_STYLES.map((value) => ({ value, label: messages.style[value] }))}
        onChange={({ target }) => {
          const next = READING_STYLES.find((value) => value === target.value)
          if (next) onChange(READING_PRESETS[next])
        }}
      />
    </div>
  )
}

/** Each of the differences between north and south by itself. */
export const StyleChoices = ({ messages, reading, onChange }: StyleFieldsProps) => (
  <Fold title={messages.style.more}>
    <div className="grid gap-2.5 pt-1 pb-4">
      {KEYS.map((key) => (
        <div key={key} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[4.5rem_1fr]">
          <span aria-hidden="true" className="text-small text-fg-3 num">
            {messages.style[key]}
          </span>
          <Segmented
            label={messages.style[key]}
            name={`tts-${key}`}
            value={reading[key]}
            options={READING_CHOICES[key].map((value) => ({ value, label: messages.choice[value] }))}
            onChange={({ target }) => onChange({ ...reading, [key]: target.value })}
          />
        </div>
      ))}
    </div>
  </Fold>
)
