import { z } from 'zod'
import { KeyCap } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Frame } from './window'

export const orderConfirmContent = z.strictObject({
  label: text,
  order: text,
  shop: text,
  items: z.array(z.strictObject({ name: text, price: text })).length(3),
  total: z.strictObject({ name: text, value: text }),
  keysTitle: text,
  keys: texts(3),
  stepsTitle: text,
  steps: texts(4),
})

const times = ['09:12', '09:14', '09:14', '09:15']
const pad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
/** The foot of a till receipt, torn: one tooth every 12px. */
const TORN =
  '[mask:conic-gradient(from_-45deg_at_bottom,transparent,#000_1deg_89deg,transparent_90deg)_50%/12px_100%]'

export type OrderConfirmProps = { content: z.infer<typeof orderConfirmContent>; since?: Since }

/** Marks the total, the key pressed, and the last two steps. */
export function OrderConfirm({ content, since = [] }: OrderConfirmProps) {
  const [total, key, readBack, packed] = since
  const steps = [undefined, undefined, readBack, packed]
  return (
    <Frame label={content.label} product="aicall" className="rounded-lg bg-surface">
      <div className="grid flex-1 gap-6 p-5 @min-[500px]:min-h-96 @min-[500px]:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] @min-[500px]:gap-7 @min-[500px]:p-7 @min-[620px]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] @min-[620px]:gap-8 @min-[620px]:p-8">
        <Receipt content={content} since={total} />
        <div className="flex flex-col justify-between gap-6">
          <div className="flex items-center gap-4 @min-[600px]:gap-6">
            <div className="grid shrink-0 grid-cols-3 gap-1.5">
              {pad.map((cap) => (
                <span key={cap} className="relative">
                  <KeyCap className="size-9 bg-raised">{cap}</KeyCap>
                  {cap === '1' && (
                    <span data-since={key} className="absolute inset-0 rounded-xs">
                      <KeyCap pressed>{cap}</KeyCap>
                    </span>
                  )}
                </span>
              ))}
            </div>
            <ul className="grid gap-2.5">
              <li className="text-cap text-fg-3">{content.keysTitle}</li>
              {content.keys.map((name, i) => (
                <li
                  key={name}
                  data-since={i === 0 ? key : undefined}
                  className={`rounded-xs ${i ? 'text-fg-2' : 'font-strong text-accent-text'}`}
                >
                  <span className="inline-block w-4 num">{i + 1}</span>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className="border-t border-rule-strong pt-4">
            <p className="text-cap text-fg-3">{content.stepsTitle}</p>
            {zip(times, content.steps).map(([time, step], i) => (
              <p
                key={step}
                data-since={steps[i]}
                className={`mt-2 grid grid-cols-[48px_1fr] rounded-xs ${i === times.length - 1 ? 'font-strong' : 'text-fg-2'}`}
              >
                <span className="pt-px font-mono text-tag font-normal text-fg-3">{time}</span>
                {step}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Frame>
  )
}

type ReceiptProps = { content: OrderConfirmProps['content']; since: number | undefined }

function Receipt({ content, since }: ReceiptProps) {
  return (
    <div className="mx-auto flex w-full flex-col drop-shadow-[0_1px_0_var(--field-border)] @max-[499px]:max-w-80">
      <div className="flex flex-1 flex-col rounded-t-xs border-x border-t border-rule-strong bg-raised px-5 pt-5">
        <p className="text-small font-strong">{content.order}</p>
        <p className="text-fg-3">{content.shop}</p>
        <div className="mt-4 border-t border-dashed border-field py-3">
          {content.items.map((item) => (
            <p key={item.name} className="flex justify-between gap-4 py-1">
              <span className="text-fg-2">{item.name}</span>
              <span className="whitespace-nowrap num">{item.price}</span>
            </p>
          ))}
        </div>
        <div className="mt-auto border-t border-dashed border-field pt-3 pb-4">
          <p className="text-cap text-fg-3">{content.total.name}</p>
          <p data-since={since} className="rounded-xs text-h3 num">
            {content.total.value}
          </p>
        </div>
      </div>
      <div className={`-mt-px h-3 bg-raised ${TORN}`} />
    </div>
  )
}
