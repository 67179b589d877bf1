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
      <div className="grid auto-cols-fr grid-flow-col rounded-md bg-sunken p-0.75">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              // Four words share the width of a phone.
              options.length > 3 ? 'px-1 sm:px-3.5' : 'px-3.5',
              'relative grid min-h-9 min-w-0 place-items-center rounded-[calc(var(--r-2)-3px)] text-center text-small font-strong text-fg-2 not-has-checked:hover:text-fg has-checked:bg-raised has-checked:text-fg has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring has-disabled:text-fg-3 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 pointer-coarse:min-h-11',
            )}
          >
            <input
              {...radio}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? radio.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
