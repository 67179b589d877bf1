import type { Icon as TablerIcon } from '@tabler/icons-react'

export type IconProps = { of: TablerIcon; size?: 16 | 20 | 24 | 36; className?: string }

/** A Tabler icon in the site's one stroke, hidden from screen readers: the text beside it names it. */
export function Icon({ of: Shape, size = 20, className = 'shrink-0' }: IconProps) {
  return <Shape size={size} stroke={size === 16 ? 1.7 : 1.6} className={className} aria-hidden="true" />
}
