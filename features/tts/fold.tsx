import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/sprite-icon'

type FoldProps = { title: ReactNode; children: ReactNode }

/** What the tool keeps closed until it is asked for: a ruled row, the same for all of it. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="group border-t border-rule last:border-b">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 text-small font-strong [&::-webkit-details-marker]:hidden">
      {title}
      <SpriteIcon
        name="plus"
        size={20}
        className="shrink-0 transition-transform duration-(--d-2) group-open:rotate-45"
      />
    </summary>
    {children}
  </details>
)
