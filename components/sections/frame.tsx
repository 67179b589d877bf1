import { cn } from '@/components/ui/cn'
import type { ReactNode } from 'react'

type SectionFrameProps = { id: string; children: ReactNode; className?: string; band?: boolean }

/** One section of a page: landmark named by its heading, the vertical rhythm, an optional tinted band. */
export const SectionFrame = ({ id, children, className, band }: SectionFrameProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={cn('section', band && 'bg-surface', className)}>
    <div className="wrap">{children}</div>
  </section>
)
