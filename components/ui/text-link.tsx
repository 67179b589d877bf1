import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const textLink = cva('', {
  variants: {
    look: {
      // A line well below the text, because an underline close to it crosses the dots under ạ, ệ, ộ.
      standalone:
        'text-link inline-flex items-center gap-1.5 text-ui font-strong text-fg pointer-coarse:min-h-11',
      inline:
        'text-fg underline decoration-from-font underline-offset-[0.22em] [text-decoration-skip-ink:auto]',
      quiet: 'text-fg-2 hover:text-fg',
    },
  },
  defaultVariants: { look: 'standalone' },
})

export type TextLinkProps = ComponentProps<'a'> & VariantProps<typeof textLink>

/** A link in text: `standalone` under a paragraph, `inline` inside a sentence, `quiet` in lists such as a footer. */
export function TextLink({ look, className, ...rest }: TextLinkProps) {
  return <a data-slot="text-link" {...rest} className={cx(textLink({ look }), className)} />
}
