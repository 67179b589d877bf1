import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field'

type RadioCardOption = {
  value: string
  label: string
  hint?: string
  mark?: ReactNode
  disabled?: boolean
}
export type RadioCardsProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'id' | 'children'
> & {
  id: string
  legend: string
  name: string
  options: readonly RadioCardOption[]
  value?: string
  defaultValue?: string
  error?: string
  /** Layout of the cards; three equal columns unless told. */
  listClassName?: string
}

const card = [
  'relative flex min-w-0 items-center gap-2.25 rounded-md border border-rule-strong py-2 pr-2.5 pl-2 leading-tight @max-[26rem]:flex-col @max-[26rem]:items-start @max-[26rem]:px-2.5',
  'hover:bg-hover has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-fg has-disabled:bg-sunken has-disabled:text-fg-3',
  'has-focus-visible:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--ring)]',
].join(' ')

/** A group of native radios shown as cards, each with an optional mark such as a voiceprint; all other props go to every radio. */
export function RadioCards(props: RadioCardsProps) {
  const { id, legend, options, value, defaultValue, error, listClassName, className, ...radio } = props
  return (
    <fieldset
      data-slot="radio-cards"
      aria-describedby={error ? `${id}-error` : undefined}
      className={cx('@container min-w-0', className)}
    >
      <legend className="mb-1.5 text-small font-strong">{legend}</legend>
      <div className={cx('grid gap-2', listClassName ?? 'grid-cols-3')}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              {...radio}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? radio.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className="under-label"
            />
            {option.mark}
            <span className="min-w-0">
              <b className="block text-small leading-snug font-strong">{option.label}</b>
              {option.hint && (
                <span className="hint-parts text-cap text-fg-3">
                  {option.hint.split(' · ').map((part) => (
                    <span key={part}>{part} </span>
                  ))}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}
