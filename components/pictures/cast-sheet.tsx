import { z } from 'zod'
import { Voiceprint } from '@/components/ui/voiceprint'
import { voiceOf } from './parts/recorded-peaks'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const castSheetContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  roles: z.array(z.strictObject({ name: text, voice: text, lines: text })).length(4),
  scenesTitle: text,
  scenes: texts(6),
  take: z.strictObject({ title: text, lines: z.array(z.strictObject({ role: text, text })).length(4) }),
  consent: text,
})

const voices = ['minhQuan', 'maiChi', 'giaPhuc', 'hoaiAn'] as const
const presence = [
  [9, 4, 0, 12, 7, 15],
  [6, 0, 11, 3, 0, 8],
  [5, 0, 2, 0, 14, 0],
  [0, 0, 7, 4, 0, 6],
] as const

export type CastSheetProps = { content: z.infer<typeof castSheetContent>; since?: Since }

/** Marks each line of the take as it is spoken, and with its first line the role. */
export function CastSheet({ content, since = [] }: CastSheetProps) {
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <div className="grid flex-1 grid-cols-2 border-b border-rule @min-[500px]:grid-cols-4">
        {zip(voices, content.roles).map(([voice, role], i) => (
          <div
            key={role.name}
            data-since={i < 2 ? since[i] : undefined}
            className={`flex flex-col justify-center border-rule p-4 odd:border-r @min-[500px]:border-r @min-[500px]:last:border-r-0 ${i > 1 ? 'border-t @min-[500px]:border-t-0' : ''}`}
          >
            <Voiceprint voice={voiceOf(voice)} size={80} />
            <p className="mt-3 text-small font-strong">{role.name}</p>
            <p className="text-fg-2">{role.voice}</p>
            <p className="text-cap text-fg-3 num">{role.lines}</p>
          </div>
        ))}
      </div>
      <div className="px-4 py-4">
        <div className="grid grid-cols-[104px_repeat(6,1fr)] items-center gap-y-2 text-cap">
          <span className="text-fg-3">{content.scenesTitle}</span>
          {content.scenes.map((scene) => (
            <span key={scene} className="text-center text-fg-3 num">
              {scene}
            </span>
          ))}
          {zip(presence, content.roles).map(([counts, role]) => (
            <Row key={role.name} name={role.name} counts={counts} />
          ))}
        </div>
      </div>
      <div className="grid gap-2 border-t border-rule bg-surface px-4 py-4">
        <p className="text-cap text-fg-3">{content.take.title}</p>
        {content.take.lines.map(({ role, text }, i) => (
          <p
            key={text}
            data-since={since[i]}
            className="grid gap-x-4 rounded-xs text-ui @min-[500px]:grid-cols-[104px_1fr]"
          >
            <span className="self-center text-cap text-accent-text">{role}</span>
            {text}
          </p>
        ))}
      </div>
      <p className="border-t border-rule px-4 py-2.5 text-cap text-fg-3">{content.consent}</p>
    </Window>
  )
}

function Row({ name, counts }: { name: string; counts: readonly number[] }) {
  return (
    <>
      <span className="text-fg-2">{name}</span>
      {counts.map((count, i) => (
        <span key={i} className="flex h-5 items-center justify-center gap-1">
          <i
            className={`rounded-full ${count ? 'bg-accent' : 'bg-bar-idle'}`}
            style={{ width: count ? 4 + count * 0.6 : 3, height: count ? 4 + count * 0.6 : 3 }}
          />
          {count > 0 && <span className="w-4 text-fg-2 num">{count}</span>}
        </span>
      ))}
    </>
  )
}
