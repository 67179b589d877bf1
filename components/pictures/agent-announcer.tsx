import { z } from 'zod'
import { KeyCap, Pill } from './parts/window-parts'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, zip, type Since } from './parts/content'
import { Window } from './window'

export const agentAnnouncerContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  done: text,
  message: z.strictObject({ heard: text, left: text }),
  keysTitle: text,
  keys: z.array(z.strictObject({ name: text, does: text })).length(3),
  partsTitle: text,
  parts: z.array(z.strictObject({ name: text, starts: text })).length(4),
})

const keys = ['1', '2', '9']
const ASKED = '2'
/** Parts of the message that have begun at the second the player shows. */
const HEARD = 3

export type AgentAnnouncerProps = { content: z.infer<typeof agentAnnouncerContent>; since?: Since }

/** With a recording beside it, which has the words, only the keys and the order. Marks the key that is pressed, then each part of the message and its end. */
export function AgentAnnouncer({ content, since = [] }: AgentAnnouncerProps) {
  const [pressed, ...parts] = since
  const ended = parts.at(-1)
  // Beside its recording it is drawn as after the call.
  const heard = since.length > 0 ? content.parts.length : HEARD
  const voice = recordedPeaks('outageNotice', 56, { to: 0.72 })
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <Pill look="active" dot>
          {ended === undefined ? (
            content.state
          ) : (
            <>
              <span className="until">{content.state}</span>
              <span data-since={ended}>{content.done}</span>
            </>
          )}
        </Pill>
      }
    >
      {since.length === 0 && (
        <div className="border-b border-rule p-4">
          <div className="flex items-center gap-4">
            <i className="size-2 shrink-0 rounded-full bg-accent-strong" />
            <span className="flex min-w-0 flex-1 overflow-x-clip">
              <MiniWaveform peaks={voice.slice(0, 32)} className="h-10 w-[57.5%] text-accent-strong" />
              <MiniWaveform peaks={voice.slice(32)} className="h-10 w-[42.5%] text-bar-idle" />
            </span>
            <span className="font-mono text-tag text-fg-3">00:11</span>
          </div>
          <p className="mt-3 text-ui leading-relaxed text-fg-3">
            <span className="text-fg">{content.message.heard}</span> {content.message.left}
          </p>
        </div>
      )}
      <div className="grid flex-1 gap-x-8 gap-y-5 p-4 @min-[480px]:grid-cols-2">
        <div className="flex flex-col">
          <p className="text-cap text-fg-3">{content.keysTitle}</p>
          {zip(keys, content.keys).map(([key, choice]) => (
            <div
              key={key}
              className="mt-3 grid flex-1 grid-cols-[32px_1fr] content-center items-center gap-x-3 border-t border-rule pt-3"
            >
              <span className="relative row-span-2">
                <KeyCap className="size-8">{key}</KeyCap>
                {key === ASKED && since.length > 0 && (
                  <span data-since={pressed} className="absolute inset-0 rounded-xs bg-raised">
                    <KeyCap pressed className="size-8">
                      {key}
                    </KeyCap>
                  </span>
                )}
              </span>
              <span className="leading-tight">{choice.name}</span>
              <span className="text-cap text-fg-3">{choice.does}</span>
            </div>
          ))}
        </div>
        <div className="flex flex-col">
          <p className="text-cap text-fg-3">{content.partsTitle}</p>
          <ol className="relative mt-3 grid flex-1 gap-3.5 before:absolute before:inset-y-4 before:left-1 before:w-px before:bg-rule-strong">
            {content.parts.map((part, i) => (
              <li
                key={part.name}
                data-since={parts[i]}
                className="relative grid grid-cols-[9px_44px_1fr] items-center gap-3 rounded-xs"
              >
                <i
                  className={`size-[9px] rounded-full ${i < heard ? 'bg-accent-strong' : 'bg-raised inset-ring-2 inset-ring-accent-strong'}`}
                />
                <span className="font-mono text-tag text-fg-3">{part.starts}</span>
                <span className={i < heard ? '' : 'text-fg-2'}>{part.name}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Window>
  )
}
