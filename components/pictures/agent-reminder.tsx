import { z } from 'zod'
import { KeyCap, Pill } from './parts/window-parts'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const agentReminderContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  weekday: text,
  time: text,
  week: text,
  visit: text,
  place: text,
  said: text,
  choices: texts(3),
  next: z.strictObject({ title: text, rows: z.array(z.strictObject({ name: text, state: text })).length(3) }),
})

const keys = ['1', '2', '3']
const times = ['08:10', '08:25', '09:00']

export type AgentReminderProps = { content: z.infer<typeof agentReminderContent>; since?: Since }

/** With a recording beside it, which has the words, only what they lead to. Marks the day, the key that is pressed, and that it is noted. */
export function AgentReminder({ content, since = [] }: AgentReminderProps) {
  const [day, pressed, noted] = since
  const isHeard = since.length > 0
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <span data-since={noted} className="rounded-full">
          <Pill look="active">{content.state}</Pill>
        </span>
      }
    >
      <div className="flex items-stretch gap-4 border-b border-rule px-4 py-3.5">
        <div
          data-since={day}
          className="shrink-0 overflow-clip rounded-md text-center inset-ring inset-ring-rule-strong"
        >
          <span className="block bg-accent-tint py-1 text-cap font-strong text-accent-text">
            {content.weekday}
          </span>
          <span className="block px-4 pt-1.5 text-h3 leading-tight num">{content.time}</span>
          <span className="block pb-2 text-cap text-fg-3">{content.week}</span>
        </div>
        <div className="min-w-0 self-center">
          <p className="text-ui font-strong">{content.visit}</p>
          <p className="mt-0.5 text-fg-2 num">{content.place}</p>
        </div>
      </div>
      <div className={`grid gap-x-6 gap-y-4 p-4 ${isHeard ? '' : '@min-[500px]:grid-cols-[1.2fr_1fr]'}`}>
        {!isHeard && (
          <div className="min-w-0">
            <p className="text-ui leading-relaxed">{content.said}</p>
            <span className="mt-3 block overflow-x-clip">
              <MiniWaveform
                peaks={recordedPeaks('clinicVisit', 64, { to: 0.36 })}
                className="h-8 w-96 text-accent-strong"
              />
            </span>
          </div>
        )}
        <ul className={`grid content-start gap-1.5 ${isHeard ? '@min-[500px]:grid-cols-3' : ''}`}>
          {zip(keys, content.choices).map(([key, choice], i) => (
            <li
              key={key}
              className={`flex items-center gap-3 rounded-md p-1 ${i === 0 ? 'bg-accent-tint font-strong' : 'text-fg-2'}`}
            >
              <span data-since={i === 0 ? pressed : undefined} className="rounded-xs">
                <KeyCap pressed={i === 0} className="size-8">
                  {key}
                </KeyCap>
              </span>
              {choice}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto border-t border-rule px-4 pt-3 pb-2">
        <p className="pb-1 text-cap text-fg-3">{content.next.title}</p>
        {zip(times, content.next.rows).map(([time, row]) => (
          <p key={time} className="flex gap-4 border-t border-rule py-1.5 first-of-type:border-0">
            <span className="font-mono text-tag leading-5 text-fg-3">{time}</span>
            <span className="min-w-0 flex-1 truncate">{row.name}</span>
            <span className="text-fg-2">{row.state}</span>
          </p>
        ))}
      </div>
    </Window>
  )
}
