import type { ReactNode } from 'react'
import { RowIcon } from '@/components/ui/row-icon'

type AnswerProps = { title: string; group: string; open?: boolean; children: ReactNode }

/** A row that opens on its answer, one at a time in its group; closed, the answer is in the HTML all the same. */
export const Answer = ({ title, group, open, children }: AnswerProps) => (
  <details name={group} open={open} className="group border-b border-rule">
    <summary className="flex min-h-11 items-start justify-between gap-4 py-5 text-[1.125rem] leading-snug font-strong">
      <h3 className="font-strong">{title}</h3>
      <RowIcon
        name="plus"
        size={20}
        className="mt-0.5 shrink-0 transition-transform duration-(--d-2) group-open:rotate-45"
      />
    </summary>
    {children}
  </details>
)
