import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

type SegmentedOption = { value: string; label: string; disabled?: boolean }
export type SegmentedProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'id' | 'children' | 'size'
> & {
  /** Name of the group, read out and not shown. */
  label: string
  name: string
  options: readonly SegmentedOption[]
  value?: string
  defaultValue?: string
}

/** Two to four exclusive choices on one track; native radios, so arrow keys and forms work without script. */
export function Segmented({ label, options, value, defaultValue, className, ...radio }: SegmentedProps) {
  return (
    <fieldset data-slot="segmented" className={cx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...radio}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? radio.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
