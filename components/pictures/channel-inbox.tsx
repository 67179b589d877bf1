import { z } from 'zod'
import { Pill } from './parts/window-parts'
import { text, zip } from './parts/content'
import { Window } from './window'

const threadContent = z.strictObject({ channel: text, said: text, intent: text, state: text })

export const channelInboxContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  chart: text,
  bot: text,
  person: text,
  night: text,
  threads: z.array(threadContent).length(4),
})

const bot = [14, 9, 6, 4, 3, 5, 11, 22, 41, 57, 63, 52, 38, 44, 56, 61, 54, 43, 36, 47, 66, 71, 49, 27]
const person = [0, 0, 0, 0, 0, 0, 0, 2, 9, 14, 12, 10, 5, 9, 13, 15, 11, 8, 3, 0, 0, 0, 0, 0]
const waits = [0, 0, 1, 0]

export type ChannelInboxProps = { content: z.infer<typeof channelInboxContent> }

export function ChannelInbox({ content }: ChannelInboxProps) {
  return (
    <Window label={content.label} product="smartdialog" title={content.title} state={content.state}>
      <div className="border-b border-rule px-4 pt-3.5 pb-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-tag text-fg-2">
          <span className="mr-auto text-fg-3">{content.chart}</span>
          <span className="flex items-center gap-1.5">
            <i className="size-2 rounded-[2px] bg-accent" /> {content.bot}
          </span>
          <span className="flex items-center gap-1.5">
            <i className="size-2 rounded-[2px] bg-bar-caller" /> {content.person}
          </span>
        </p>
        <div className="relative mt-4 flex h-24 items-end gap-[3px]">
          {zip(bot, person).map(([byBot, byPerson], hour) => (
            <span key={hour} className="flex h-full flex-1 flex-col justify-end gap-px">
              <i className="rounded-t-[2px] bg-bar-caller" style={{ height: `${byPerson}%` }} />
              <i className="rounded-[2px] bg-accent" style={{ height: `${byBot}%` }} />
            </span>
          ))}
          <i className="absolute right-0 bottom-0 left-[73%] h-full border-l border-dashed border-field" />
          <span className="absolute -top-1 left-[74.5%] text-tag whitespace-nowrap text-fg-3">
            {content.night}
          </span>
        </div>
        <p className="flex justify-between pt-1.5 font-mono text-tag text-fg-3">
          <span>00</span>
          <span>06</span>
          <span>12</span>
          <span>18</span>
          <span>23</span>
        </p>
      </div>
      {zip(waits, content.threads).map(([waiting, thread]) => (
        <div
          key={thread.said}
          className="grid flex-1 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-rule px-4 py-2.5 last:border-0 @min-[520px]:grid-cols-[84px_1fr_auto]"
        >
          <span className="hidden text-fg-3 @min-[520px]:block">{thread.channel}</span>
          <span className="min-w-0">
            <span className="block truncate">{thread.said}</span>
            <span className="block text-tag text-accent-text">{thread.intent}</span>
          </span>
          <Pill look={waiting ? 'warning' : 'plain'}>{thread.state}</Pill>
        </div>
      ))}
    </Window>
  )
}
