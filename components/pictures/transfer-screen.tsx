import { IconMicrophoneOff, IconPhoneFilled, IconPlayerPause } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { KeyValues, Turn } from './parts/window-parts'
import { text, texts, type Since } from './parts/content'
import { Window } from './window'

export const transferScreenContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  caller: text,
  since: text,
  summaryTitle: text,
  summary: texts(3),
  fields: z.array(z.strictObject({ name: text, value: text })).length(4),
  botPart: text,
  bot: text,
  customer: text,
  turns: texts(4),
  handed: text,
  person: text,
  live: text,
  hintTitle: text,
  hint: text,
})

export type TransferScreenProps = { content: z.infer<typeof transferScreenContent>; since?: Since }

/** Marks the turns, their summary line by line, and that a person has taken over. */
export function TransferScreen({ content, since = [] }: TransferScreenProps) {
  const [asked, answered, refused, , handed] = since
  const known = [asked, answered, refused]
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <div
        data-theme="dark"
        data-product="aicall"
        className="flex shrink-0 items-center gap-3 px-4 py-3 text-small"
      >
        <span className="grid size-9 place-items-center rounded-full bg-accent-fill text-on-accent-fill">
          <IconPhoneFilled size={16} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-strong num">{content.caller}</span>
          <span className="block text-cap text-fg-3">{content.since}</span>
        </span>
        <span className="font-mono text-tag text-accent-text">01:24</span>
        <span className="hidden gap-2 text-fg-2 @min-[420px]:flex">
          {[IconMicrophoneOff, IconPlayerPause].map((icon, i) => (
            <span key={i} className="grid size-9 place-items-center rounded-full bg-raised">
              <Icon of={icon} size={16} />
            </span>
          ))}
        </span>
      </div>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1.2fr]">
        <div className="border-rule p-4 @min-[520px]:border-r">
          <p className="text-cap font-strong text-accent-text">{content.summaryTitle}</p>
          <ul className="mt-2 mb-3 grid gap-1.5">
            {content.summary.map((line, i) => (
              <li key={line} data-since={known[i]} className="flex gap-2.5 rounded-xs">
                <i className="mt-[9px] h-px w-2 shrink-0 bg-accent-strong" />
                {line}
              </li>
            ))}
          </ul>
          <KeyValues rows={content.fields} className="border-t border-rule @max-[519px]:hidden" />
        </div>
        <div className="flex flex-col gap-2.5 border-t border-rule p-4 @min-[520px]:border-t-0">
          <p className="text-cap text-fg-3">{content.botPart}</p>
          {content.turns.map((turn, i) => (
            <div
              key={turn}
              data-since={since[i]}
              className={`rounded-xs ${i < 2 ? '@max-[799px]:hidden' : ''}`}
            >
              <Turn who={i % 2 ? content.bot : content.customer} agent={i % 2 === 1} muted>
                {turn}
              </Turn>
            </div>
          ))}
          <p
            data-since={handed}
            className="my-0.5 flex items-center gap-3 rounded-xs text-cap font-strong whitespace-nowrap text-accent-text"
          >
            {content.handed}
            <i className="h-px flex-1 bg-accent-line" />
          </p>
          <Turn who={content.person}>{content.live}</Turn>
          <div className="mt-auto rounded-xs bg-surface px-3.5 py-3">
            <p className="text-cap text-fg-3">{content.hintTitle}</p>
            <p className="mt-1">{content.hint}</p>
          </div>
        </div>
      </div>
    </Window>
  )
}
