import type { ReactNode } from 'react'
import { unbroken } from '@/lib/domain/compounds'
import { cn } from './cn'

export type SectionHeaderProps = {
  id?: string
  title: string
  /** Prose or a link in the right column. */
  support?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** Claim on the left, support in the right half of the page, where it begins in every section; give `id` to the section's aria-labelledby. */
export function SectionHeader({ id, title, support, level = 2, className }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div
      data-slot="section-header"
      className={cn(
        'mb-[clamp(1.75rem,1.5rem+1.1vw,2.5rem)] grid items-end gap-y-6',
        support && (level === 1 ? 'gap-x-16 nav:grid-cols-[7fr_5fr]' : 'nav:grid-cols-2'),
        className,
      )}
    >
      <Heading id={id} className={level === 1 ? 'text-h1' : 'text-h2 nav:pr-8'}>
        {unbroken(title)}
      </Heading>
      {typeof support === 'string' ? (
        <p className="max-w-[64ch] text-balance text-fg-2">{support}</p>
      ) : (
        support
      )}
    </div>
  )
}
