import { IconCheck, IconPhoneCall, IconPhoto } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { Turn } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const documentChecklistContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  documents: z.array(z.strictObject({ name: text, note: text })).length(6),
  call: z.strictObject({ title: text, ai: text, customer: text, turns: texts(3) }),
  plan: z.array(z.strictObject({ when: text, what: text })).length(3),
})

const status = ['done', 'done', 'done', 'blurred', 'missing', 'done'] as const

const looks = {
  done: 'bg-accent-strong text-raised',
  blurred: 'bg-warning-tint text-warning',
  missing: 'inset-ring-2 inset-ring-bar-idle',
}

export type DocumentChecklistProps = { content: z.infer<typeof documentChecklistContent>; since?: Since }

/** Marks the missing paper, the blurred one, what is said turn by turn, and the reminder. */
export function DocumentChecklist({ content, since = [] }: DocumentChecklistProps) {
  const [missing, blurred, first, second, third, reminder] = since
  const marks = { done: undefined, missing, blurred }
  const said = [first, second, third]
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<span className="num">{content.state}</span>}
    >
      <div className="flex h-1.5 shrink-0 gap-0.5">
        {status.map((state, i) => (
          <i
            key={i}
            className={`flex-1 ${state === 'done' ? 'bg-accent' : state === 'blurred' ? 'bg-(--amber-500)' : 'bg-sunken'}`}
          />
        ))}
      </div>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1.15fr_1fr]">
        <ul className="flex flex-col">
          {zip(status, content.documents).map(([state, document]) => (
            <li
              key={document.name}
              className="flex flex-1 items-center gap-3.5 border-b border-rule px-4 py-2.5 last:border-0"
            >
              <span className={`grid size-6 shrink-0 place-items-center rounded-full ${looks[state]}`}>
                {state === 'done' && <Icon of={IconCheck} size={16} />}
                {state === 'blurred' && <Icon of={IconPhoto} size={16} />}
              </span>
              <span className="min-w-0">
                <span className={`block font-strong ${state === 'missing' ? 'text-fg-2' : ''}`}>
                  {document.name}
                </span>
                <span
                  data-since={marks[state]}
                  className={`block rounded-xs ${state === 'done' ? 'text-fg-3' : 'text-warning'}`}
                >
                  {document.note}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-col border-t border-rule bg-surface @min-[520px]:border-t-0 @min-[520px]:border-l">
          <div className="grid flex-1 content-evenly gap-3 p-4">
            <p className="flex items-center gap-2 text-cap font-strong text-accent-text">
              <Icon of={IconPhoneCall} size={16} />
              {content.call.title}
            </p>
            {content.call.turns.map((turn, i) => (
              <div key={turn} data-since={said[i]} className="rounded-xs">
                <Turn who={i % 2 ? content.call.customer : content.call.ai} agent={i % 2 === 0}>
                  {turn}
                </Turn>
              </div>
            ))}
          </div>
          <div className="border-t border-rule @max-[519px]:hidden">
            {content.plan.map((step, i) => (
              <p
                key={step.when}
                data-since={i === 1 ? reminder : undefined}
                className="grid grid-cols-[4rem_1fr] border-b border-rule px-4 py-2.5 text-cap last:border-0"
              >
                <span className={`font-strong num ${i === 1 ? 'text-accent-text' : ''}`}>{step.when}</span>
                <span className="text-fg-3">{step.what}</span>
              </p>
            ))}
          </div>
        </div>
      </div>
    </Window>
  )
}
