import type { ReactNode } from 'react'
import { z } from 'zod'
import { recordedPeaks, type Clip } from '@/components/pictures/parts/recorded-peaks'
import { SectionHeader } from '@/components/ui/section-header'
import { MiniWaveform } from '@/components/ui/waveform'
import type { ProductId } from '@/lib/contract/enums'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({
  ...heading,
  step: text,
  items: z.array(item).length(5),
  dated: z.array(z.strictObject({ date: text, text })).min(1),
})

const BARS = 30

/** Bars on one side of the line only, as a call shows its two sides. */
const Side = ({ clip, channel }: { clip: Clip; channel: 'agent' | 'customer' }) => {
  const up = channel === 'agent' ? -1 : 1
  const path = recordedPeaks(clip, BARS, { channel })
    .map((height, i) => `M${(i + 0.5) * 6} ${48 + up * 4}v${up * Math.max(0.5, Math.round(height * 38))}`)
    .join('')
  return <path d={path} className={channel === 'agent' ? 'stroke-accent-strong' : 'stroke-(--bar-caller)'} />
}

const Call = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 180 96" fill="none" strokeWidth="2.5" strokeLinecap="round" className="h-24 w-full">
    {children}
  </svg>
)

/** A voice, a call, a call that is answered, messages, a button: what was new in each stage. */
const DRAWINGS: readonly { product: ProductId; drawing: ReactNode }[] = [
  {
    product: 'aivoice',
    drawing: (
      <MiniWaveform peaks={recordedPeaks('maiChi', BARS)} className="h-24 w-full text-accent-strong" />
    ),
  },
  {
    product: 'aicall',
    drawing: (
      <Call>
        <Side clip="outageNotice" channel="agent" />
      </Call>
    ),
  },
  {
    product: 'aicall',
    drawing: (
      <Call>
        <Side clip="clinicVisit" channel="agent" />
        <Side clip="clinicVisit" channel="customer" />
      </Call>
    ),
  },
  {
    product: 'smartdialog',
    drawing: (
      <Call>
        <rect
          x="2"
          y="10"
          width="104"
          height="22"
          rx="11"
          className="fill-accent-tint stroke-accent-strong"
        />
        <rect x="74" y="38" width="104" height="22" rx="11" className="stroke-(--bar-caller)" />
        <rect x="2" y="66" width="76" height="22" rx="11" className="fill-accent-tint stroke-accent-strong" />
      </Call>
    ),
  },
  {
    product: 'aicall',
    drawing: (
      <Call>
        <circle cx="90" cy="48" r="34" className="fill-accent-fill" />
        <path d="M82 34l22 14-22 14z" className="fill-on-accent-fill" />
        <path d="M2 48h38M140 48h38" className="stroke-accent-strong" strokeDasharray="0.5 7" />
      </Call>
    ),
  },
]

/** A company's way as drawings on one line, told as what was learnt; then the days that can be checked. */
export const journey = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ol className="journey">
      {content.items.map(({ title, text }, index) => (
        <li key={title} data-product={DRAWINGS[index]?.product}>
          <div aria-hidden>{DRAWINGS[index]?.drawing}</div>
          <div>
            <p className="text-small text-fg-3 num">
              {content.step} {index + 1}
            </p>
            <h3 className="mt-1 text-h4">{title}</h3>
            <p className="mt-1 text-ui text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <dl className="mt-10 grid gap-x-10 gap-y-3 border-t border-rule-strong pt-5 text-ui md:grid-cols-2">
      {content.dated.map(({ date, text }) => (
        <div key={date} className="grid grid-cols-[9rem_1fr] gap-x-4">
          <dt className="font-strong num">{date}</dt>
          <dd className="text-fg-2">{text}</dd>
        </div>
      ))}
    </dl>
  </StaticSection>
))
