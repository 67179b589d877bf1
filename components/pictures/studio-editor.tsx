import { z } from 'zod'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts } from './parts/content'
import { Window } from './window'

const settingContent = z.strictObject({ name: text, value: text })

export const studioEditorContent = z.strictObject({
  label: text,
  title: text,
  voice: text,
  before: texts(1),
  active: z.strictObject({ start: text, pause: text, middle: text, secondPause: text, end: text }),
  after: texts(5),
  settings: z.array(settingContent).length(3),
  characters: text,
})

const levels = [0.5, 0.42, 0.68]

export type StudioEditorProps = { content: z.infer<typeof studioEditorContent> }

export function StudioEditor({ content }: StudioEditorProps) {
  const { active } = content
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.voice}>
      <div className="flex flex-1 flex-col">
        <ol className="min-w-0 flex-1 py-1.5 text-ui">
          {content.before.map((line, i) => (
            <Line key={line} number={i + 1}>
              {line}
            </Line>
          ))}
          <Line number={content.before.length + 1} active>
            {active.start} <Pause>{active.pause}</Pause> {active.middle} <Pause>{active.secondPause}</Pause>{' '}
            {active.end}
            <span className="block overflow-x-clip">
              <MiniWaveform
                peaks={recordedPeaks('minhQuan', 96)}
                className="mt-2 mb-0.5 h-6.5 w-144 text-accent-strong"
              />
            </span>
          </Line>
          {content.after.map((line, i) => (
            <Line key={line} number={content.before.length + i + 2} extra={i > 2}>
              {line}
            </Line>
          ))}
        </ol>
        <div className="hidden grid-cols-3 gap-8 border-t border-rule px-4 pt-3 pb-4.5 @min-[600px]:grid">
          {content.settings.map((setting, i) => (
            <div key={setting.name} className="text-cap text-fg-3">
              <p className="flex justify-between">
                {setting.name} <span className="text-fg num">{setting.value}</span>
              </p>
              <span className="relative mt-2.5 block h-1 rounded-full bg-sunken">
                <i
                  className="absolute inset-y-0 left-0 rounded-full bg-accent"
                  style={{ width: `${(levels[i] ?? 0) * 100}%` }}
                />
                <i
                  className="absolute -top-1 size-3 -translate-x-1/2 rounded-full bg-raised shadow-sm inset-ring-2 inset-ring-accent-strong"
                  style={{ left: `${(levels[i] ?? 0) * 100}%` }}
                />
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="flex h-10 shrink-0 items-center justify-between border-t border-rule px-4 text-cap text-fg-3">
        <span className="font-mono">00:04 / 00:31</span>
        <span className="num">{content.characters}</span>
      </div>
    </Window>
  )
}

function Line({
  number,
  active = false,
  extra = false,
  children,
}: {
  number: number
  active?: boolean
  extra?: boolean
  children: React.ReactNode
}) {
  return (
    <li
      className={`grid grid-cols-[18px_minmax(0,1fr)] gap-3 px-4 py-2 leading-relaxed ${active ? 'bg-accent-tint' : ''} ${extra ? '@max-[499px]:hidden' : ''}`}
    >
      <span className="pt-0.5 text-right font-mono text-tag text-fg-3">{number}</span>
      <span>{children}</span>
    </li>
  )
}

function Pause({ children }: { children: React.ReactNode }) {
  return (
    <span className="mx-0.5 inline-block rounded-xs px-1.5 font-mono text-tag whitespace-nowrap text-accent-text inset-ring inset-ring-accent-line">
      {children}
    </span>
  )
}
