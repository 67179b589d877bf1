import { IconChevronDown } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly SelectOption[]
  /** First, empty choice; it cannot be picked again once something is chosen. */
  placeholder?: string
}

/** The native select in our box; `className` places the box. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const placeholderDefault = placeholder !== undefined && rest.value === undefined && { defaultValue: '' }
  return (
    <div data-slot="select" className={cx('relative', className)}>
      <select {...placeholderDefault} {...rest} className="control h-11.5 appearance-none truncate pr-10">
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={IconChevronDown}
        size={16}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-fg-2"
      />
    </div>
  )
}
