import { z } from 'zod'
import { Voiceprint } from '@/components/ui/voiceprint'
import { voiceOf } from './parts/recorded-peaks'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const castSheetContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  roles: z.array(z.strictObject({ name: text, voice: text, lines: text })).length(4),
  scenesTitle: text,
  scenes: texts(6),
  consent: text,
})

const voices = ['minhQuan', 'maiChi', 'giaPhuc', 'hoaiAn'] as const
const presence = [
  [9, 4, 0, 12, 7, 15],
  [0, 6, 11, 3, 0, 8],
  [5, 0, 2, 0, 14, 0],
  [0, 0, 7, 4, 0, 6],
] as const

export type CastSheetProps = { content: z.infer<typeof castSheetContent> }

export function CastSheet({ content }: CastSheetProps) {
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <div className="grid flex-1 grid-cols-2 border-b border-rule @min-[500px]:grid-cols-4">
        {zip(voices, content.roles).map(([voice, role], i) => (
          <div
            key={role.name}
            className={`flex flex-col justify-center border-rule p-4 odd:border-r @min-[500px]:border-r @min-[500px]:last:border-r-0 ${i > 1 ? 'border-t @min-[500px]:border-t-0' : ''}`}
          >
            <Voiceprint voice={voiceOf(voice)} size={80} />
            <p className="mt-3 text-small font-strong">{role.name}</p>
            <p className="text-fg-2">{role.voice}</p>
            <p className="text-tag text-fg-3 num">{role.lines}</p>
          </div>
        ))}
      </div>
      <div className="px-4 py-4">
        <div className="grid grid-cols-[84px_repeat(6,1fr)] items-center gap-y-2 text-tag">
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
      <p className="border-t border-rule px-4 py-2.5 text-tag text-fg-3">{content.consent}</p>
    </Window>
  )
}

function Row({ name, counts }: { name: string; counts: readonly number[] }) {
  return (
    <>
      <span className="truncate text-fg-2">{name}</span>
      {counts.map((count, i) => (
        <span key={i} className="grid h-5 place-items-center">
          <i
            className={`rounded-full ${count ? 'bg-accent' : 'bg-bar-idle'}`}
            style={{ width: count ? 6 + count : 3, height: count ? 6 + count : 3 }}
          />
        </span>
      ))}
    </>
  )
}
