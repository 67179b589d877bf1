import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const resting = 'border-rule-strong text-fg-2 hover:bg-hover hover:text-fg'
const picked = 'border-primary bg-primary text-on-primary hover:bg-primary-hover forced-colors:outline-2'

export type ChipsProps = { label: string; children: ReactNode; className?: string }

/** A named row of chips. */
export function Chips({ label, children, className }: ChipsProps) {
  return (
    <div data-slot="chips" role="group" aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
      {children}
    </div>
  )
}

export type ChipLinkProps = ComponentProps<'a'> & { current?: boolean }

/** A filter that is a link, so it works without script. */
export function ChipLink({ current = false, className, ...rest }: ChipLinkProps) {
  return (
    <a
      data-slot="chip"
      data-scroll="keep"
      {...rest}
      aria-current={current ? 'true' : undefined}
      className={cx('chip', current ? picked : resting, className)}
    />
  )
}

type ChipButtonProps = ComponentProps<'button'> & { pressed?: boolean }

/** A filter that is a toggle button, for client leaves. */
export function ChipButton({ pressed = false, className, ...rest }: ChipButtonProps) {
  return (
    <button
      data-slot="chip"
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx('chip', pressed ? picked : resting, className)}
    />
  )
}

export type ChipRadiosProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'id' | 'children'
> & {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  value?: string
  defaultValue?: string
}

// What hovering does waits for an unpicked chip: it would win over the colours of a picked one.
const radioChip = [
  'border-rule-strong text-fg-2 not-has-checked:hover:bg-hover not-has-checked:hover:text-fg',
  'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-checked:hover:bg-primary-hover',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-2',
].join(' ')

/** One choice of a few, shown as chips; native radios, other props go to every one of them. */
export function ChipRadios({ legend, options, value, defaultValue, className, ...radio }: ChipRadiosProps) {
  return (
    <fieldset data-slot="chip-radios" className={cx('min-w-0', className)}>
      <legend className="mb-1.5 text-small font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={cx('chip', radioChip)}>
            <input
              {...radio}
              type="radio"
              value={option.value}
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
