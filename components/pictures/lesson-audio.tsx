import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { z } from 'zod'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, zip } from './parts/content'
import { Window } from './window'

export const lessonAudioContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  page: z.strictObject({ unit: text, heading: text, read: text, current: text, rest: text, number: text }),
  lessons: z.array(z.strictObject({ name: text, note: text })).length(6),
})

const lengths = ['04:12', '06:38', '05:27', '07:03', '03:49', '08:15']
const CURRENT = 2

export type LessonAudioProps = { content: z.infer<typeof lessonAudioContent> }

export function LessonAudio({ content }: LessonAudioProps) {
  const { page } = content
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] @min-[520px]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="flex flex-col border-rule bg-surface p-5 pb-0 @min-[520px]:border-r @min-[520px]:p-7 @min-[520px]:pb-0">
          <div className="flex flex-1 flex-col rounded-t-xs bg-raised px-6 pt-6 pb-5 shadow-sm">
            <p className="text-cap text-fg-3">{page.unit}</p>
            <p className="mt-1 text-h4">{page.heading}</p>
            <p className="mt-3 text-ui leading-relaxed text-fg-3">
              <span className="text-fg-2">{page.read} </span>
              <span className="rounded-xs bg-accent-tint box-decoration-clone px-1 py-0.5 text-fg">
                {page.current}
              </span>{' '}
              {page.rest}
            </p>
            <p className="mt-auto pt-4 text-center text-cap text-fg-3 num">{page.number}</p>
          </div>
        </div>
        <ul className="flex flex-col">
          {zip(lengths, content.lessons).map(([length, lesson], i) => (
            <li
              key={lesson.name}
              className={`grid flex-1 grid-cols-[36px_minmax(0,1fr)_auto] content-center items-center gap-x-3.5 border-b border-rule px-4 py-2.5 last:border-0 @max-[519px]:nth-[n+5]:hidden ${i === CURRENT ? 'bg-accent-tint' : ''}`}
            >
              <span
                className={`grid size-9 place-items-center rounded-full ${i === CURRENT ? 'bg-accent-fill text-on-accent-fill' : 'text-fg-2 inset-ring inset-ring-rule-strong'}`}
              >
                {i === CURRENT ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
              </span>
              <span className="min-w-0">
                <span className="block truncate font-strong">{lesson.name}</span>
                <span className="block truncate text-fg-3">{lesson.note}</span>
              </span>
              <span className="font-mono text-tag text-fg-3">{length}</span>
              {i === CURRENT && (
                <span className="col-start-2 mt-2 flex overflow-x-clip">
                  <MiniWaveform
                    peaks={recordedPeaks('hoaiAn', 18, { to: 0.38 })}
                    className="h-6 w-28 text-accent-strong"
                  />
                  <MiniWaveform
                    peaks={recordedPeaks('hoaiAn', 30, { from: 0.38 })}
                    className="h-6 w-48 text-bar-idle"
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Window>
  )
}
