import { z } from 'zod'
import { text, texts, zip } from './parts/content'
import { Window } from './window'

export const reachFunnelContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  filters: texts(3),
  steps: z.array(z.strictObject({ name: text, value: text })).length(5),
  drops: texts(4),
  limits: texts(3),
})

const shares = [1, 0.72, 0.68, 0.41, 0.13]

export type ReachFunnelProps = { content: z.infer<typeof reachFunnelContent> }

export function ReachFunnel({ content }: ReachFunnelProps) {
  return (
    <Window label={content.label} product="aicall" title={content.title} state={content.state}>
      <p className="flex flex-wrap gap-2 border-b border-rule px-4 py-3">
        {content.filters.map((filter) => (
          <span
            key={filter}
            className="rounded-xs bg-accent-tint px-2.5 py-1 text-tag font-strong text-accent-text"
          >
            {filter}
          </span>
        ))}
      </p>
      <div className="flex flex-1 flex-col px-4 py-4">
        {zip(shares, content.steps).map(([share, step], i) => (
          <div key={step.name} className="flex min-h-13 flex-auto shrink-0 flex-col">
            <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 @min-[500px]:grid-cols-[140px_1fr_56px] @min-[600px]:grid-cols-[168px_1fr_64px]">
              <span className={i === shares.length - 1 ? 'font-strong' : 'text-fg-2'}>{step.name}</span>
              <span className="order-last col-span-2 mt-1 h-7 @min-[500px]:order-none @min-[500px]:col-span-1 @min-[500px]:mt-0">
                <i
                  className={`block h-full rounded-xs ${i === shares.length - 1 ? 'bg-accent' : 'bg-accent-line'}`}
                  style={{ width: `${share * 100}%` }}
                />
              </span>
              <span className="text-right text-small font-strong num">{step.value}</span>
            </div>
            {content.drops[i] && (
              <p className="flex flex-1 items-center py-1.5 text-tag text-fg-3 @min-[500px]:pl-39 @min-[600px]:pl-46">
                <i className="mr-2 h-full min-h-3 w-px bg-rule-strong" />
                {content.drops[i]}
              </p>
            )}
          </div>
        ))}
      </div>
      <ul className="grid border-t border-rule text-tag @min-[500px]:grid-cols-3">
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
