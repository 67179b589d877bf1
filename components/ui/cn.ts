import 'server-only'
import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without our own names, tailwind-merge takes `text-h2` for a colour and `font-strong` for a font family, and drops the wrong class.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['figure', 'display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'ui', 'small', 'cap', 'tag'],
      'font-weight': ['strong'],
    },
  },
})

/** Joins class names, the last of two conflicting ones wins; for server components only (8 kB gzip), client leaves use `cx` of cva. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
