import { cva, type VariantProps } from 'class-variance-authority'

/** Finished class string of a button look; use it where the element is neither `Button` nor `LinkButton`. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      accent: 'button-accent',
      danger: 'button-danger',
    },
    size: { sm: 'button-sm', md: 'button-md', lg: 'button-lg' },
    wide: { true: 'w-full', false: '' },
  },
  defaultVariants: { variant: 'primary', size: 'md', wide: false },
})

export type ButtonLook = VariantProps<typeof buttonVariants>
