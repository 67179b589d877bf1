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

const FOLDED = 'M1 1h42l16 16v58h-58zM43 1v16h16'
/** What stands on each paper: a form, prose, a table, a bill, nothing yet, a contract with its seal. */
const PAPERS = [
  'M10 16h20M10 28h38M10 38h38M10 48h38M10 60h14',
  'M10 18h24M10 30h40M10 38h40M10 46h40M10 54h28',
  'M10 18h22M10 28h40v34h-40zM10 39h40M10 50h40M37 28v34',
  'M10 16h26M10 28h40M10 36h34M10 44h40M10 52h28M34 63h16',
  '',
  'M10 18h22M10 30h40M10 38h40M10 46h30M20 56a5 5 0 1 0 .01 0',
]

const looks = {
  done: 'bg-accent-strong text-raised',
  blurred: 'bg-warning-tint text-warning',
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
      <div className="grid flex-1 @min-[520px]:grid-cols-[1.15fr_1fr] @min-[760px]:grid-cols-[1.5fr_1fr]">
        <ul className="grid @min-[760px]:grid-cols-3">
          {zip(status, content.documents).map(([state, document], i) => (
            <li
              key={document.name}
              className="flex items-center gap-3.5 border-b border-rule px-4 py-2.5 @max-[759px]:last:border-0 @min-[760px]:flex-col @min-[760px]:items-start @min-[760px]:justify-center @min-[760px]:border-r @min-[760px]:px-5 @min-[760px]:py-5 @min-[760px]:nth-[3n]:border-r-0 @min-[760px]:nth-[n+4]:border-b-0"
            >
              <span className="relative shrink-0">
                <svg
                  viewBox="0 0 60 76"
                  className={`w-9 @min-[760px]:w-20 ${state === 'blurred' ? 'blur-[1.5px]' : ''}`}
                  fill="none"
                >
                  <path
                    d={FOLDED}
                    strokeWidth="1.5"
                    strokeDasharray={state === 'missing' ? '4 3' : undefined}
                    className={state === 'missing' ? 'stroke-fg-3' : 'fill-raised stroke-bar-idle'}
                  />
                  <path d={PAPERS[i]} strokeWidth="2.5" className="stroke-bar-idle" />
                </svg>
                {state !== 'missing' && (
                  <span
                    className={`absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full ring-2 ring-raised @min-[760px]:size-7 ${looks[state]}`}
                  >
                    <Icon of={state === 'done' ? IconCheck : IconPhoto} size={16} />
                  </span>
                )}
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
