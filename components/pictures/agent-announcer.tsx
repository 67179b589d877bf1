import { IconPlayerPauseFilled } from '@tabler/icons-react'
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
  message: z.strictObject({ heard: text, left: text }),
  keysTitle: text,
  keys: z.array(z.strictObject({ name: text, does: text })).length(3),
  partsTitle: text,
  parts: z.array(z.strictObject({ name: text, starts: text })).length(4),
})

const keys = ['1', '2', '9']
const ASKED = '2'
const partStarts = [0.06, 0.3, 0.6, 0.9]

export type AgentAnnouncerProps = { content: z.infer<typeof agentAnnouncerContent>; since?: Since }

/** Marks the key that is pressed, then each part of the message. */
export function AgentAnnouncer({ content, since = [] }: AgentAnnouncerProps) {
  const [pressed, ...parts] = since
  const voice = recordedPeaks('outageNotice', 80, { to: 0.72 })
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <Pill look="active" dot>
          {content.state}
        </Pill>
      }
    >
      <div className="border-b border-rule p-4">
        <div className="flex items-center gap-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-fill text-on-accent-fill">
            <IconPlayerPauseFilled size={16} />
          </span>
          <span className="flex min-w-0 flex-1 overflow-x-clip">
            <MiniWaveform peaks={voice.slice(0, 46)} className="h-10 w-70 text-accent-strong" />
            <MiniWaveform peaks={voice.slice(46)} className="h-10 w-52 text-bar-idle" />
          </span>
          <span className="font-mono text-tag text-fg-3">00:11</span>
        </div>
        <p className="mt-3 text-ui leading-relaxed text-fg-3">
          <span className="text-fg">{content.message.heard}</span> {content.message.left}
        </p>
      </div>
      <div className="grid flex-1 gap-x-8 gap-y-5 p-4 @min-[480px]:grid-cols-2">
        <div>
          <p className="text-tag text-fg-3">{content.keysTitle}</p>
          {zip(keys, content.keys).map(([key, choice]) => (
            <div key={key} className="mt-3 grid grid-cols-[32px_1fr] items-center gap-x-3">
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
              <span className="text-tag text-fg-3">{choice.does}</span>
            </div>
          ))}
        </div>
        <div>
          <p className="text-tag text-fg-3">{content.partsTitle}</p>
          <div className="mt-3 flex h-36 items-end gap-2">
            {zip(partStarts, content.parts).map(([start, part], i) => (
              <span
                key={part.name}
                data-since={parts[i]}
                className="flex h-full flex-1 flex-col justify-end rounded-xs text-center text-tag"
              >
                <span className="text-fg-2 num">{part.starts}</span>
                <i
                  className={`mt-1 block rounded-xs ${i === 3 ? 'bg-accent' : 'bg-accent-line'}`}
                  style={{ height: `${start * 68}%` }}
                />
                <span className="pt-1.5 text-fg-3">{part.name}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </Window>
  )
}
