import { IconArrowRight, IconCreditCardOff, IconHeadset, IconShieldCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Icon } from '@/components/ui/icon'
import { KeyCap, Pill } from './parts/window-parts'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text, texts, zip } from './parts/content'
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
})

const icons = [IconCreditCardOff, IconHeadset]

export type FraudCheckProps = { content: z.infer<typeof fraudCheckContent> }

export function FraudCheck({ content }: FraudCheckProps) {
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={<Pill look="warning">{content.state}</Pill>}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-rule px-4 py-3.5">
        <div>
          <p className="text-h3 num">{content.amount}</p>
          <p className="mt-0.5 text-fg-2">{content.merchant}</p>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {content.signs.map((sign) => (
            <li
              key={sign}
              className="rounded-xs bg-warning-tint px-2 py-0.5 text-tag font-strong text-warning"
            >
              {sign}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid flex-1 content-center-safe items-center gap-x-8 gap-y-5 px-4 py-3 @min-[520px]:grid-cols-[1fr_1.1fr]">
        <div className="min-w-0">
          <p className="text-ui leading-relaxed">{content.said}</p>
          <span className="mt-3 block overflow-x-clip">
            <MiniWaveform
              peaks={recordedPeaks('loanReminder', 60, { to: 0.4 })}
              className="h-9 w-90 text-accent-strong"
            />
          </span>
        </div>
        <div className="grid gap-2">
          <p className="flex items-center gap-3 p-2 text-fg-2">
            <KeyCap className="size-8">1</KeyCap>
            {content.yes}
          </p>
          <div className="rounded-md bg-accent-tint p-2">
            <p className="flex items-center gap-3 font-strong">
              <KeyCap className="size-8" pressed>
                2
              </KeyCap>
              {content.no}
              <Icon of={IconArrowRight} size={16} className="mr-1 ml-auto text-accent-text" />
            </p>
            {zip(icons, content.results).map(([icon, result]) => (
              <p key={result.title} className="mt-2.5 ml-11 grid grid-cols-[20px_1fr] gap-x-2.5">
                <Icon of={icon} size={20} className="row-span-2 text-accent-text" />
                <span className="font-strong">{result.title}</span>
                <span className="text-fg-2">{result.detail}</span>
              </p>
            ))}
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
