import type { Icon as TablerIcon } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'

export type IconProps = {
  of: TablerIcon
  size?: 16 | 18 | 20 | 22 | 24 | 36 | '100%'
  className?: string
  id?: string
}

// Said once by the style sheet (`.icon`), instead of by every icon of a page.
const SHARED = {
  xmlns: undefined,
  fill: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A Tabler icon in the site's one stroke, hidden from screen readers: the text beside it names it. */
export function Icon({ of: Shape, size = 20, className, id }: IconProps) {
  return <Shape {...SHARED} size={size} className={cx('icon', className)} id={id} aria-hidden="true" />
}
