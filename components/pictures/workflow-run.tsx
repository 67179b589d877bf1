import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { KeyValues, Pill } from './parts/window-parts'
import { text } from './parts/content'
import { Window } from './window'

export const workflowRunContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  input: text,
  said: text,
  steps: z.array(z.strictObject({ kind: text, title: text, detail: text })).length(5),
  variablesTitle: text,
  variables: z.array(z.strictObject({ name: text, value: text })).length(3),
  versionsTitle: text,
  versions: z.array(z.strictObject({ name: text, value: text })).length(2),
})

/** The block it stands at; those before it are passed. */
const HERE = 3
const LOOKS = ['bg-accent-tint text-accent-text', 'bg-primary text-on-primary', 'bg-sunken text-fg-3']

export type WorkflowRunProps = { content: z.infer<typeof workflowRunContent> }

export function WorkflowRun({ content }: WorkflowRunProps) {
  return (
    <Window
      label={content.label}
      product="smartdialog"
      title={content.title}
      state={<Pill look="active">{content.state}</Pill>}
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-rule bg-surface px-4 py-3">
        <span className="text-cap text-fg-3">{content.input}</span>
        <span className="min-w-0 flex-1 rounded-xs bg-raised px-3 py-1.5 inset-ring inset-ring-rule-strong @min-[520px]:truncate">
          {content.said}
        </span>
      </div>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_212px]">
        <ol className="p-4">
          {content.steps.map((step, i) => (
            <li key={step.title} className="relative grid grid-cols-[24px_1fr] gap-3 pb-4 last:pb-0">
              {i < content.steps.length - 1 && (
                <i className="absolute top-6 bottom-0 left-3 w-px bg-accent-strong" />
              )}
              <span
                className={`grid size-6 place-items-center rounded-full ${LOOKS[Math.sign(i - HERE) + 1]}`}
              >
                <Icon of={i < HERE ? IconCheck : IconChevronRight} size={16} />
              </span>
              <span className="min-w-0">
                <span className="block font-strong">
                  {step.title} <span className="pl-1 text-cap font-normal text-fg-3">{step.kind}</span>
                </span>
                <span className="block text-fg-2">{step.detail}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="hidden border-l border-rule p-4 @min-[520px]:block">
          <p className="mb-1 text-cap text-fg-3">{content.variablesTitle}</p>
          <KeyValues rows={content.variables} />
          <p className="mt-4 mb-1 text-cap text-fg-3">{content.versionsTitle}</p>
          <KeyValues rows={content.versions} />
        </div>
      </div>
    </Window>
  )
}
