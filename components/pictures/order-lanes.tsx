import { z } from 'zod'
import { KeyCap } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Frame } from './window'

const slip = z.strictObject({ order: text, item: text, total: text, changed: text.optional() })

export const orderLanesContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  /** The key that leads to each lane; who cancels presses the second as well, and `then` is asked again. */
  keys: texts(3),
  lanes: z
    .array(
      z.strictObject({
        name: text,
        next: text,
        then: text.optional(),
        count: text,
        slips: z.array(slip).min(1).max(3),
      }),
    )
    .length(3),
})

/** The foot of a slip, torn: one tooth every 10px. */
const TORN =
  '[mask:conic-gradient(from_-45deg_at_bottom,transparent,#000_1deg_89deg,transparent_90deg)_50%/10px_100%]'

export type OrderLanesProps = { content: z.infer<typeof orderLanesContent>; since?: Since }

/** Marks the amount, the key that is pressed, and what the customer changes. */
export function OrderLanes({ content, since = [] }: OrderLanesProps) {
  const [amount, pressed, changed] = since
  return (
    <Frame label={content.label} product="aicall" className="rounded-lg bg-sunken">
      <div className="flex h-full flex-col p-5 @min-[620px]:p-6">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-small font-strong">{content.title}</span>
          <span className="text-fg-3 num">{content.state}</span>
        </p>
        <div className="mt-4 grid flex-1 gap-5 @min-[520px]:grid-cols-3">
          {zip(content.keys, content.lanes).map(([cap, lane], i) => (
            <div key={lane.name} className="flex flex-col">
              <div className="border-b-2 border-rule-strong pb-2.5">
                <p className="flex items-center gap-2 text-cap text-fg-2">
                  <span data-since={i === 1 ? pressed : undefined} className="rounded-xs">
                    <KeyCap pressed={i === 1} className="h-7 px-2">
                      {cap}
                    </KeyCap>
                  </span>
                  {lane.then}
                </p>
                <p className="mt-2 flex items-baseline justify-between gap-2 text-ui leading-tight font-strong">
                  {lane.name} <span className="text-cap font-normal text-fg-3 num">{lane.count}</span>
                </p>
                <p className="text-cap text-fg-3">{lane.next}</p>
              </div>
              {lane.slips.map(({ order, item, total, changed: change }, k) => {
                const isCalled = i === 1 && k === 0
                return (
                  <div key={order} className="mt-3">
                    <div
                      className={`rounded-t-xs px-3.5 pt-3 pb-2 ${isCalled ? 'bg-accent-tint' : 'bg-raised'}`}
                    >
                      <p className="flex flex-wrap justify-between gap-x-3 text-cap text-fg-3">
                        <span className="font-mono whitespace-nowrap">{order}</span>
                        <span data-since={isCalled ? amount : undefined} className="rounded-xs text-fg num">
                          {total}
                        </span>
                      </p>
                      <p className={`mt-1 ${i === 2 ? 'text-fg-3 line-through' : ''}`}>{item}</p>
                      {change && (
                        <p
                          data-since={isCalled ? changed : undefined}
                          className="mt-0.5 rounded-xs font-strong text-accent-text"
                        >
                          {change}
                        </p>
                      )}
                    </div>
                    <div className={`h-2 ${isCalled ? 'bg-accent-tint' : 'bg-raised'} ${TORN}`} />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  )
}
