import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { z } from 'zod'
import { text } from './parts/content'
import { Window } from './window'

const pieceContent = z.strictObject({ text, rule: z.boolean().optional() })

export const readingRulesContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  source: z.array(pieceContent).min(5),
  columns: z.strictObject({ written: text, read: text, kind: text }),
  rows: z.array(z.strictObject({ written: text, read: text, kind: text })).length(5),
})

export type ReadingRulesProps = { content: z.infer<typeof readingRulesContent> }

export function ReadingRules({ content }: ReadingRulesProps) {
  const { columns } = content
  const grid =
    'grid grid-cols-[minmax(88px,0.8fr)_1.6fr_28px] gap-x-4 px-4 @min-[560px]:grid-cols-[132px_1fr_112px_28px]'
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <p className="border-b border-rule bg-surface px-4 py-5 text-h4 leading-relaxed font-normal">
        {content.source.map((piece) => (
          <span key={piece.text} className={piece.rule ? 'rounded-xs bg-accent-line px-0.5 text-fg' : ''}>
            {piece.text}
          </span>
        ))}
      </p>
      <div className={`${grid} py-2.5 text-cap text-fg-3`}>
        <span>{columns.written}</span>
        <span>{columns.read}</span>
        <span className="hidden @min-[560px]:block">{columns.kind}</span>
      </div>
      {content.rows.map((row) => (
        <div key={row.written} className={`${grid} flex-1 items-center border-t border-rule py-2.5`}>
          <span className="font-strong num">{row.written}</span>
          <span className="text-fg-2">{row.read}</span>
          <span className="hidden text-fg-3 @min-[560px]:block">{row.kind}</span>
          <span className="grid size-7 place-items-center rounded-full text-fg-2 inset-ring inset-ring-rule-strong">
            <IconPlayerPlayFilled size={10} />
          </span>
        </div>
      ))}
    </Window>
  )
}
