import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Pill } from './parts/window-parts'
import { text } from './parts/content'
import { Window } from './window'

export const listImportContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  steps: z.array(text).length(4),
  columns: z.strictObject({ file: text, field: text, sample: text }),
  rows: z.array(z.strictObject({ file: text, sample: text })).length(4),
  checks: z.array(z.strictObject({ value: text, what: text })).length(3),
  preview: z.strictObject({ title: text, before: text, title1: text, name: text, after: text }),
})

const fields = ['so_dien_thoai', 'danh_xung', 'ten', 'ngay_hen']
const CURRENT = 1

export type ListImportProps = { content: z.infer<typeof listImportContent> }

export function ListImport({ content }: ListImportProps) {
  const { preview, columns } = content
  const grid =
    'grid grid-cols-[1fr_16px_1fr] items-center gap-x-3 px-4 @min-[520px]:grid-cols-[1fr_16px_1.1fr_1fr]'
  return (
    <Window label={content.label} product="aicall" title={content.title} state={<Pill>{content.state}</Pill>}>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 border-b border-rule px-4 py-3">
        {content.steps.map((step, i) => (
          <li
            key={step}
            className={`flex shrink-0 items-center gap-2 whitespace-nowrap ${i === CURRENT ? 'font-strong' : 'text-fg-3'} ${i < CURRENT ? 'text-accent-text' : ''}`}
          >
            {i < CURRENT ? <Icon of={IconCheck} size={16} /> : <span className="num">{i + 1}</span>}
            {step}
          </li>
        ))}
      </ol>
      <div className={`${grid} pt-3.5 pb-2 text-cap text-fg-3`}>
        <span>{columns.file}</span>
        <span />
        <span>{columns.field}</span>
        <span className="hidden @min-[520px]:block">{columns.sample}</span>
      </div>
      {content.rows.map((row, i) => (
        <div key={row.file} className={`${grid} flex-1 border-t border-rule py-2`}>
          <span className="truncate">{row.file}</span>
          <Icon of={IconArrowRight} size={16} className="text-fg-3" />
          <span className="justify-self-start rounded-xs bg-accent-tint px-2 py-1 font-mono text-tag text-accent-text">
            {fields[i]}
          </span>
          <span className="hidden truncate text-fg-2 num @min-[520px]:block">{row.sample}</span>
        </div>
      ))}
      <dl className="grid grid-cols-3 border-t border-rule">
        {content.checks.map((check) => (
          <div key={check.what} className="border-r border-rule px-4 py-3 last:border-0">
            <dt className="text-h4 num">{check.value}</dt>
            <dd className="text-cap text-fg-3">{check.what}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-rule bg-surface px-4 py-3.5">
        <p className="text-cap text-fg-3">{preview.title}</p>
        <p className="mt-1.5 text-ui leading-relaxed">
          {preview.before} <Merged>{preview.title1}</Merged> <Merged>{preview.name}</Merged>
          {preview.after}
        </p>
      </div>
    </Window>
  )
}

function Merged({ children }: { children: React.ReactNode }) {
  return <span className="rounded-xs bg-accent-tint px-0.5 text-accent-text">{children}</span>
}
