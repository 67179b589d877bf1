import { z } from 'zod'
import { text, zip } from './parts/content'
import { Window } from './window'

const pieceContent = z.strictObject({ said: text, entity: text.optional() })

export const nluViewContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  said: text,
  understood: text,
  pieces: z.array(pieceContent).min(5),
  intentsTitle: text,
  intents: z.array(z.strictObject({ name: text, value: text })).length(4),
  bands: z.strictObject({ fallback: text, suggest: text, reply: text }),
  limits: z.strictObject({ low: text, high: text }),
})

const scores = [0.87, 0.42, 0.21, 0.08]

const bandOf = (score: number) => (score >= 0.6 ? 'reply' : score >= 0.3 ? 'suggest' : 'fallback')
const bandFill = { reply: 'bg-accent', suggest: 'bg-(--amber-500)', fallback: 'bg-bar-idle' }

export type NluViewProps = { content: z.infer<typeof nluViewContent> }

export function NluView({ content }: NluViewProps) {
  return (
    <Window label={content.label} product="smartdialog" title={content.title} state={content.state}>
      <div className="border-b border-rule px-4 pt-4 pb-4">
        <p className="text-cap text-fg-3">{content.said}</p>
        <p className="mt-3 flex flex-wrap gap-x-[0.5em] gap-y-3 text-h4 font-medium">
          {content.pieces.map(({ said, entity }) => (
            <span key={said} className="inline-flex flex-col">
              <span className={entity ? 'self-start border-b-2 border-accent-strong' : ''}>{said}</span>
              {entity && (
                <span className="pt-1 font-mono text-tag font-normal text-accent-text @max-[520px]:hidden">
                  {entity}
                </span>
              )}
            </span>
          ))}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 font-mono text-tag text-accent-text @min-[520px]:hidden">
          {content.pieces.map(({ said, entity }) => entity && <span key={said}>{entity}</span>)}
        </p>
        <p className="mt-4 text-fg-3">{content.understood}</p>
      </div>
      <div className="flex-1 px-4 py-4">
        <p className="text-cap text-fg-3">{content.intentsTitle}</p>
        {zip(scores, content.intents).map(([score, intent], i) => (
          <div
            key={intent.name}
            className="mt-3 grid grid-cols-[1fr_40px] gap-x-3 @min-[520px]:grid-cols-[168px_1fr_40px]"
          >
            <span className={i === 0 ? 'font-strong' : 'text-fg-2'}>{intent.name}</span>
            <span className="order-last col-span-2 mt-1.5 h-2 self-center rounded-full bg-sunken @min-[520px]:order-none @min-[520px]:col-span-1 @min-[520px]:mt-0">
              <i
                className={`block h-full rounded-full ${bandFill[bandOf(score)]}`}
                style={{ width: `${score * 100}%` }}
              />
            </span>
            <span className="text-right num">{intent.value}</span>
          </div>
        ))}
      </div>
      <div className="px-4 pb-4 @min-[520px]:mr-13 @min-[520px]:ml-45">
        <div className="grid grid-cols-[3fr_3fr_4fr] gap-0.5">
          {(['fallback', 'suggest', 'reply'] as const).map((band) => (
            <span key={band} className="text-cap text-fg-2">
              <i className={`mb-1.5 block h-1.5 rounded-[2px] ${bandFill[band]}`} />
              {content.bands[band]}
            </span>
          ))}
        </div>
        <p className="relative mt-0.5 h-4 text-cap text-fg-3 num">
          <span className="absolute left-[30%]">{content.limits.low}</span>
          <span className="absolute left-[60%]">{content.limits.high}</span>
        </p>
      </div>
    </Window>
  )
}
