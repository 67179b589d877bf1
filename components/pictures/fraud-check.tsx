import {
  IconArrowRight,
  IconCreditCardOff,
  IconHeadset,
  IconLock,
  IconShieldCheck,
} from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { KeyCap, Pill } from './parts/window-parts'
import { text, texts, zip, type Since } from './parts/content'
import { Window } from './window'

export const fraudCheckContent = z.strictObject({
  label: text,
  title: text,
  state: text,
  amount: text,
  merchant: text,
  signs: texts(3),
  said: text,
  yes: text,
  no: text,
  results: z.array(z.strictObject({ title: text, detail: text })).length(2),
  never: text,
  card: z.strictObject({ number: text, open: text, frozen: text }),
})

const icons = [IconCreditCardOff, IconHeadset]

export type FraudCheckProps = { content: z.infer<typeof fraudCheckContent>; since?: Since }

/** Marks the amount, the key pressed, the frozen card and the person who takes over. */
export function FraudCheck({ content, since = [] }: FraudCheckProps) {
  const [amount, key, frozen, person] = since
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<Pill look="warning">{content.state}</Pill>}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule px-4 py-3.5">
        <div>
          <p data-since={amount} className="rounded-xs text-h3 num">
            {content.amount}
          </p>
          <p className="mt-0.5 text-fg-2">{content.merchant}</p>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {content.signs.map((sign) => (
            <li
              key={sign}
              className="rounded-full bg-warning-tint px-2.5 py-0.5 text-cap font-strong text-warning"
            >
              {sign}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid flex-1 content-center-safe items-center gap-x-8 gap-y-5 px-4 py-5 @min-[520px]:grid-cols-[1fr_1.1fr] @min-[900px]:grid-cols-[1fr_1fr_1.1fr]">
        <Card content={content.card} since={frozen} />
        <div className="min-w-0 @max-[899px]:row-start-2 @min-[520px]:@max-[899px]:col-span-full">
          <p className="rounded-md bg-accent-tint px-4 py-3 text-ui leading-relaxed">{content.said}</p>
        </div>
        <div className="grid gap-2">
          <p className="flex items-center gap-3 p-2 text-fg-2">
            <KeyCap className="size-8">1</KeyCap>
            {content.yes}
          </p>
          <div className="relative">
            <div className="until absolute p-2 text-fg-2">
              <p className="flex items-center gap-3">
                <KeyCap className="size-8">2</KeyCap>
                {content.no}
              </p>
            </div>
            <div data-since={key} className="rounded-md bg-accent-tint p-2">
              <p className="flex items-center gap-3 font-strong">
                <KeyCap className="size-8" pressed>
                  2
                </KeyCap>
                {content.no}
                <Icon of={IconArrowRight} size={16} className="mr-1 ml-auto text-accent-text" />
              </p>
              {zip(icons, content.results).map(([icon, result]) => (
                <p
                  key={result.title}
                  data-since={icon === IconHeadset ? person : frozen}
                  className="mt-2.5 ml-11 grid grid-cols-[20px_1fr] gap-x-2.5 rounded-xs"
                >
                  <Icon of={icon} size={20} className="row-span-2 text-accent-text" />
                  <span className="font-strong">{result.title}</span>
                  <span className="text-fg-2">{result.detail}</span>
                </p>
              ))}
            </div>
          </div>
        </div>
      </div>
      <p className="flex items-center gap-2 border-t border-rule px-4 py-3 text-fg-2">
        <Icon of={IconShieldCheck} size={16} />
        {content.never}
      </p>
    </Window>
  )
}

/** The card itself: open until the customer says no, then locked. */
function Card({
  content,
  since,
}: {
  content: FraudCheckProps['content']['card']
  since: number | undefined
}) {
  return (
    <div className="relative mx-auto flex aspect-[1.586] w-full max-w-80 flex-col justify-between overflow-clip rounded-md bg-surface p-4 shadow-md">
      <span
        data-since={since}
        className="absolute inset-0 grid place-items-center rounded-md bg-danger-tint/70 text-danger"
      >
        <span className="grid size-16 place-items-center rounded-full bg-raised shadow-md">
          <Icon of={IconLock} size={24} />
        </span>
      </span>
      <span className="relative grid h-8 w-11 grid-cols-3 gap-px overflow-clip rounded-xs bg-rule-strong">
        {[0, 1, 2, 3, 4, 5].map((pad) => (
          <i key={pad} className="bg-(--amber-500)" />
        ))}
      </span>
      <p className="relative flex items-end justify-between gap-3">
        <span className="font-mono text-ui num">{content.number}</span>
        <span className="until text-accent-text">{content.open}</span>
        <span data-since={since} className="rounded-xs font-strong text-danger">
          {content.frozen}
        </span>
      </p>
    </div>
  )
}
