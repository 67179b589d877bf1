import { z } from 'zod'
import { text } from './parts/content'
import { Window } from './window'

export const ttsApiContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  request: text,
  response: text,
  sentence: text,
  voice: text,
})

const calls = [
  { at: '10:26:41', method: 'POST', path: '/tts', status: 200, ms: 214 },
  { at: '10:26:39', method: 'POST', path: '/tts', status: 200, ms: 187 },
  { at: '10:26:38', method: 'POST', path: '/tts/jobs', status: 202, ms: 46 },
  { at: '10:26:31', method: 'GET', path: '/voices', status: 200, ms: 23 },
  { at: '10:26:30', method: 'POST', path: '/tts', status: 422, ms: 12 },
  { at: '10:26:18', method: 'GET', path: '/tts/jobs/7f41', status: 200, ms: 19 },
  { at: '10:26:02', method: 'POST', path: '/tts', status: 200, ms: 231 },
  { at: '10:25:57', method: 'POST', path: '/tts', status: 429, ms: 4 },
  { at: '10:25:44', method: 'GET', path: '/tts/jobs/7f41', status: 200, ms: 21 },
]

export type TtsApiProps = { content: z.infer<typeof ttsApiContent> }

export function TtsApi({ content }: TtsApiProps) {
  const request = [
    ['text', content.sentence],
    ['voice', content.voice],
    ['speed', 1],
    ['format', 'mp3'],
    ['sample_rate', 24000],
  ] as const
  const response = [
    ['id', 'a9c2-71e0'],
    ['audio_url', '…/a9c2-71e0.mp3'],
    ['duration_ms', 2140],
    ['characters', content.sentence.length],
  ] as const
  return (
    <Window label={content.label} product="aivoice" title={content.title} state={content.state}>
      <div className="grid flex-1 @min-[520px]:grid-cols-[1fr_1.08fr]">
        <div className="flex flex-col font-mono text-tag">
          {calls.map((call, i) => (
            <p
              key={call.at}
              className={`grid flex-1 grid-cols-[1fr_34px_52px] items-center gap-2 border-b border-rule px-4 py-2.5 last:border-b-0 nth-[n+5]:hidden @min-[520px]:nth-[n+5]:grid ${i === 0 ? 'bg-hover' : ''}`}
            >
              <span className="truncate">
                <span className="text-fg-3">{call.method}</span> {call.path}
              </span>
              <span
                className={
                  call.status < 300 ? 'text-success' : call.status === 429 ? 'text-warning' : 'text-danger'
                }
              >
                {call.status}
              </span>
              <span className="text-right text-fg-3">{call.ms} ms</span>
            </p>
          ))}
        </div>
        <div className="grid content-start gap-4 p-4 @min-[520px]:border-l @min-[520px]:border-rule">
          <Json title={content.request} rows={request} />
          <Json title={content.response} rows={response} />
        </div>
      </div>
    </Window>
  )
}

type JsonProps = { title: string; rows: readonly (readonly [string, string | number])[] }

function Json({ title, rows }: JsonProps) {
  return (
    <div>
      <p className="mb-2 text-cap text-fg-3">{title}</p>
      <div className="rounded-xs bg-surface px-3.5 py-2.5 font-mono text-tag leading-normal">
        <p className="text-fg-3">{'{'}</p>
        {rows.map(([key, value], i) => (
          <p key={key} className="pl-4">
            <span className="text-fg-2">{JSON.stringify(key)}</span>
            <span className="text-fg-3">: </span>
            <span className={typeof value === 'string' ? 'text-accent-text' : 'text-fg'}>
              {JSON.stringify(value)}
            </span>
            {i < rows.length - 1 && <span className="text-fg-3">,</span>}
          </p>
        ))}
        <p className="text-fg-3">{'}'}</p>
      </div>
    </div>
  )
}
