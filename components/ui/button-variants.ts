import { cva, type VariantProps } from 'class-variance-authority'

/** Finished class string of a button look; use it where the element is neither `Button` nor `LinkButton`. */
export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-strong tracking-[-0.008em]',
    // A finger's press shows at once: a colour that fades in is styled and drawn twice before the answer to the press.
    'border transition-colors duration-(--d-1) select-none pointer-coarse:min-h-11 pointer-coarse:transition-none',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-fg-3 disabled:shadow-none',
    'aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-rule not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-fg-3',
    '[&_[data-arrow]]:transition-[translate] [&_[data-arrow]]:duration-(--d-2) hover:[&_[data-arrow]]:translate-x-0.75',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
        secondary: 'border-rule-strong bg-raised text-fg hover:bg-hover active:bg-pressed',
        ghost: 'border-transparent text-fg hover:bg-hover active:bg-pressed',
        accent:
          'border-transparent bg-accent-fill text-on-accent-fill hover:bg-[color-mix(in_oklab,var(--accent-fill),black_7%)]',
        danger:
          'border-transparent bg-danger-solid text-white hover:bg-[color-mix(in_oklab,var(--danger-solid),black_14%)]',
      },
      size: {
        sm: 'min-h-9 px-3.5 py-1.5 text-small',
        md: 'min-h-11 px-4.5 py-2 text-ui',
        lg: 'min-h-13 px-6 py-2.5 text-[1rem] leading-normal',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', wide: false },
  },
)

export type ButtonLook = VariantProps<typeof buttonVariants>
