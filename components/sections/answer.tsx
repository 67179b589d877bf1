import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/sprite-icon'

type AnswerProps = { title: string; group: string; open?: boolean; children: ReactNode }

/** A row that opens on its answer, one at a time in its group; closed, the answer is in the HTML all the same. */
export const Answer = ({ title, group, open, children }: AnswerProps) => (
  <details name={group} open={open} className="answer">
    <summary>
      <h3 className="font-strong">{title}</h3>
      <SpriteIcon name="plus" size={20} />
    </summary>
    {children}
  </details>
)
