import type { ReactNode } from 'react'

type PlanFrameProps = { label: string; count: number; children: ReactNode }

const COLUMNS = [
  '',
  'nav:grid-cols-1',
  'nav:grid-cols-2',
  'nav:grid-cols-3',
  'nav:grid-cols-2 xl:grid-cols-4',
]

/** So many plans as one joined frame whose rows line up; stacked below 896 px. */
export const PlanFrame = ({ label, count, children }: PlanFrameProps) => (
  <ul
    aria-label={label}
    className={`grid gap-px overflow-clip rounded-lg border border-rule-strong bg-rule-strong ${COLUMNS[count] ?? 'nav:grid-cols-3'}`}
  >
    {children}
  </ul>
)
