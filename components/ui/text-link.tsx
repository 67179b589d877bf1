import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const textLink = cva('', {
  variants: {
    look: {
      standalone: 'text-link text-link-standalone',
      inline: 'text-link-inline',
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
