import { Segmented } from '@/components/ui/segmented'
import { styleOf } from '@/features/tts/try-out-state'
import type { TtsWords } from '@/features/tts/messages'
import {
  READING_CHOICES,
  READING_PRESETS,
  READING_STYLES,
  type ReadingOptions,
} from '@/lib/domain/reading/options'

type StyleFieldsProps = {
  words: Pick<TtsWords, 'style' | 'choice'>
  reading: ReadingOptions
  onChange: (reading: ReadingOptions) => void
}

const KEYS = ['thousand', 'gap', 'four', 'five', 'half'] as const

/** How numbers are read: as in the north or in the south, and each difference by itself. */
export const StyleFields = ({ words, reading, onChange }: StyleFieldsProps) => {
  const style = styleOf(reading)
  return (
    <div className="grid gap-3">
      <p className="text-small font-strong" aria-hidden="true">
        {words.style.label}
      </p>
      <Segmented
        label={words.style.label}
        name="tts-style"
        value={style ?? ''}
        options={READING_STYLES.map((value) => ({ value, label: words.style[value] }))}
        onChange={({ target }) => {
          const next = READING_STYLES.find((value) => value === target.value)
          if (next) onChange(READING_PRESETS[next])
        }}
      />
      <details className="group">
        <summary className="w-fit cursor-pointer text-cap font-medium text-fg-2 hover:text-fg pointer-coarse:min-h-11">
          {words.style.more}
        </summary>
        <div className="mt-3 grid gap-2.5">
          {KEYS.map((key) => (
            <div key={key} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[4.5rem_1fr]">
              <span aria-hidden="true" className="text-small text-fg-3 num">
                {words.style[key]}
              </span>
              <Segmented
                label={words.style[key]}
                name={`tts-${key}`}
                value={reading[key]}
                options={READING_CHOICES[key].map((value) => ({ value, label: words.choice[value] }))}
                onChange={({ target }) => onChange({ ...reading, [key]: target.value })}
              />
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}
