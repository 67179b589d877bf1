import { IconCheck, IconCreditCard } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { KeyCap, KeyValues, Pill } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const eventFeedContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  events: z.array(z.strictObject({ name: text, source: text })).length(5),
  checksTitle: text,
  checks: texts(3),
  keysTitle: text,
  keys: texts(2),
  record: z.array(z.strictObject({ name: text, value: text })).length(3),
})

const times = ['09:40', '09:41', '09:42', '09:43', '09:44']
const CALLED = 2
const caps = ['1', '2']

export type EventFeedProps = { content: z.infer<typeof eventFeedContent>; since?: Since }

/** Marks the event that is called about, the key that is pressed, and, as the call has ended, what goes back into the record. */
export function EventFeed({ content, since = [] }: EventFeedProps) {
  const [event, pressed, noted] = since
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
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1fr]">
        <ol className="relative flex flex-col py-2 before:absolute before:inset-y-5 before:left-[27px] before:w-px before:bg-rule-strong">
          {zip(times, content.events).map(([time, { name, source }], i) => (
            <li
              key={time}
              className={`relative grid flex-1 grid-cols-[24px_1fr_auto] content-center gap-x-3 px-4 py-3 ${i === CALLED ? 'bg-accent-tint' : ''}`}
            >
              <span
                className={`row-span-2 grid size-6 place-items-center self-center rounded-full ${i === CALLED ? 'bg-accent-fill text-on-accent-fill' : 'bg-raised'}`}
              >
                {i === CALLED ? (
                  <Icon of={IconCreditCard} size={16} />
                ) : (
                  <i className="size-2 rounded-full bg-bar-caller" />
                )}
              </span>
              <span data-since={i === CALLED ? event : undefined} className="rounded-xs font-strong">
                {name}
              </span>
              <span className="font-mono text-tag text-fg-3">{time}</span>
              <span className="col-span-2 text-fg-2">{source}</span>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-4 border-t border-rule p-4 @min-[520px]:border-t-0 @min-[520px]:border-l">
          <div>
            <p className="text-cap text-fg-3">{content.checksTitle}</p>
            <ul className="mt-2 grid gap-1.5">
              {content.checks.map((check) => (
                <li key={check} className="flex items-center gap-2.5">
                  <Icon of={IconCheck} size={16} className="text-accent-text" />
                  {check}
                </li>
              ))}
            </ul>
          </div>
          <div className="border-t border-rule pt-4">
            <p className="text-cap text-fg-3">{content.keysTitle}</p>
            <ul className="mt-2 grid gap-2">
              {zip(caps, content.keys).map(([cap, key], i) => (
                <li key={cap} className="flex items-center gap-3">
                  <span className="relative">
                    <KeyCap className="size-8">{cap}</KeyCap>
                    {i === 0 && (
                      <span data-since={pressed} className="absolute inset-0 rounded-xs">
                        <KeyCap pressed className="size-8">
                          {cap}
                        </KeyCap>
                      </span>
                    )}
                  </span>
                  <span className={i === 0 ? 'font-strong' : 'text-fg-2'}>{key}</span>
                </li>
              ))}
            </ul>
          </div>
          <div data-since={noted} className="mt-auto rounded-xs bg-surface px-3.5 py-1">
            <KeyValues rows={content.record} />
          </div>
        </div>
      </div>
    </Window>
  )
}
