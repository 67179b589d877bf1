import { z } from 'zod'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const reachFunnelContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  filters: texts(3),
  steps: texts(5),
  drops: texts(4),
  limits: texts(3),
})

const widths = [1, 0.84, 0.68, 0.52, 0.36]

export type ReachFunnelProps = { content: z.infer<typeof reachFunnelContent> }

export function ReachFunnel({ content }: ReachFunnelProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <p className="flex flex-wrap gap-2 border-b border-rule px-4 py-3">
        {content.filters.map((filter) => (
          <span
            key={filter}
            className="rounded-xs bg-accent-tint px-2.5 py-1 text-cap font-strong text-accent-text"
          >
            {filter}
          </span>
        ))}
      </p>
      <div className="flex flex-1 flex-col px-4 py-4">
        {zip(widths, content.steps).map(([width, step], i) => (
          <div key={step} className="flex min-h-13 flex-auto shrink-0 flex-col">
            <div className="grid items-center gap-x-4 @min-[500px]:grid-cols-[140px_1fr] @min-[600px]:grid-cols-[168px_1fr]">
              <span className={i === widths.length - 1 ? 'font-strong' : 'text-fg-2'}>{step}</span>
              <span className="mt-1 h-7 @min-[500px]:mt-0">
                <i
                  className={`block h-full rounded-xs ${i === widths.length - 1 ? 'bg-accent' : 'bg-accent-line'}`}
                  style={{ width: `${width * 100}%` }}
                />
              </span>
            </div>
            {content.drops[i] && (
              <p className="flex flex-1 items-center py-1.5 text-cap text-fg-3 @min-[500px]:pl-39 @min-[600px]:pl-46">
                <i className="mr-2 h-full min-h-3 w-px bg-rule-strong" />
                {content.drops[i]}
              </p>
            )}
          </div>
        ))}
      </div>
      <ul className="grid border-t border-rule text-cap @min-[500px]:grid-cols-3">
        {content.limits.map((limit) => (
          <li
            key={limit}
            className="border-rule px-4 py-2.5 text-fg-2 @max-[499px]:not-first:hidden @min-[500px]:not-last:border-r"
          >
            {limit}
          </li>
        ))}
      </ul>
    </Window>
  )
}
