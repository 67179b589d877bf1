import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

/** A native checkbox with its label; the whole row is the target. Errors go below it with `FieldError`. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      data-slot="checkbox"
      className={cx(
        'flex items-start gap-3 text-small text-fg-2 has-disabled:cursor-not-allowed has-disabled:text-fg-3 pointer-coarse:min-h-11 pointer-coarse:py-2',
        className,
      )}
    >
      <span className="relative mt-px grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 m-0 size-5 appearance-none rounded-xs border border-field bg-bg checked:border-primary checked:bg-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring disabled:cursor-not-allowed disabled:border-rule-strong disabled:bg-sunken aria-invalid:border-danger-solid aria-invalid:outline-2 aria-invalid:-outline-offset-1 aria-invalid:outline-danger-solid aria-invalid:focus-visible:outline-offset-2 aria-invalid:focus-visible:outline-ring forced-colors:appearance-auto"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none invisible relative size-5 fill-none stroke-on-primary stroke-2 peer-checked:visible peer-disabled:stroke-fg-3 forced-colors:hidden"
        >
          <path d="m5.5 10.4 3 3 6-6.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
