import type { ReactNode } from 'react'
import { unbroken } from '@/lib/domain/compounds'
import { cn } from './cn'

export type SectionHeaderProps = {
  id?: string
  title: string
  /** Prose or a link in the right column. */
  support?: ReactNode
  level?: 1 | 2 | 3
  /** Over columns that are quarters of the page: the support begins with the third. */
  even?: boolean
  className?: string
}

/** How many characters of prose stand in one line below a heading. */
const LINE = 90

/** Claim on the left, support on the right, on one baseline, or below where it is one line; give `id` to the section's aria-labelledby. */
export function SectionHeader({ id, title, support, level = 2, even, className }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  // What fits one line would float alone in a column of its own.
  const isLine = typeof support === 'string' && support.length <= LINE && !even
  return (
    <div
      data-slot="section-header"
      className={cn(
        'mb-[clamp(1.75rem,1.5rem+1.1vw,2.5rem)] grid items-end gap-x-16',
        isLine ? 'gap-y-3' : 'gap-y-6',
        support &&
          !isLine &&
          (even ? 'gap-x-0 nav:grid-cols-2' : 'nav:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]'),
        className,
      )}
    >
      <Heading id={id} className={cn(level === 1 ? 'text-h1' : 'text-h2', even && 'nav:pr-8')}>
        {unbroken(title)}
      </Heading>
      {typeof support === 'string' ? <p className="max-w-[64ch] text-fg-2">{support}</p> : support}
    </div>
  )
}
